import { useState } from 'react'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { countLimits } from '#values/count-limits.ts'
import type { AdminReturn } from '../contract.ts'
import type { ReturnStep } from '../rules/return.ts'
import * as words from '../words/office/en.ts'
import { fetchReturns } from './return-calls.ts'
import { ReturnCard } from './return-card.tsx'
import { StepDialog } from './step-dialog.tsx'

/** Returns with their next steps. */
export function ReturnList({ show }: { show: 'open' | 'ended' }) {
  const list = usePagedList(`returns ${show}`, { size: 20 }, (page, signal) =>
    fetchReturns({ show }, page, signal),
  )
  const [chosen, setChosen] = useState<{ of: AdminReturn; step: ReturnStep }>()
  const finish = () => {
    setChosen(undefined)
    list.reload()
  }
  return (
    <>
      <PagedList list={list} sentences={sentences} lines={6} countLimit={countLimits.returns}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState sentence={show === 'open' ? words.noneOpen : words.noneEnded} />
          ) : (
            <ul className="mb-6 grid gap-4">
              {items.map((each) => (
                <li key={each.id}>
                  <ReturnCard of={each} onStep={(step) => setChosen({ of: each, step })} />
                </li>
              ))}
            </ul>
          )
        }
      </PagedList>
      {chosen && <StepDialog {...chosen} onDone={finish} onClose={() => setChosen(undefined)} />}
    </>
  )
}

const sentences = { failed: words.notLoaded, loading: words.loading, pages: words.pages }
