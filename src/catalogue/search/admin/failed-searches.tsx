import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { callApi, callApiPage } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import type { FailedSearch, searchEndpoints } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { useAddSynonym } from './use-add-synonym.ts'

/** Searches that found nothing, most frequent first, each with a field that turns its word into a synonym. */
export function FailedSearches({ onSynonym }: { onSynonym: () => void }) {
  const list = usePagedList('failed-searches', { size: 24 }, (query, signal) =>
    callApiPage<typeof searchEndpoints>()('GET /search/failed', { query, signal }),
  )
  const update = () => {
    list.reload()
    onSynonym()
  }
  return (
    <section aria-labelledby="failed-searches">
      <h2 id="failed-searches" className="text-xl">
        {words.failedSearches}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{words.failedHint}</p>
      <PagedList list={list} sentences={sentences} lines={6}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState sentence={words.noFailed} />
          ) : (
            <ul className="grid gap-3">
              {items.map((search) => (
                <li key={search.id}>
                  <FailedSearchCard search={search} onAdded={update} onDismissed={list.reload} />
                </li>
              ))}
            </ul>
          )
        }
      </PagedList>
    </section>
  )
}

const sentences = { failed: words.failedNotLoaded, loading: words.loadingFailed, pages: words.pagesOfFailed }

type CardProps = { search: FailedSearch; onAdded: () => void; onDismissed: () => void }

function FailedSearchCard({ search: { id, query, count, last_at }, onAdded, onDismissed }: CardProps) {
  const [means, setMeans] = useState('')
  const add = useAddSynonym(onAdded)
  const dismiss = useAction(
    async () => {
      await callApi<typeof searchEndpoints>()('DELETE /search/failed/{id}', { params: { id } })
      toast.success(words.dismissed)
      onDismissed()
    },
    { failed: words.notDismissed },
  )
  return (
    <Card className="grid gap-3 p-4 sm:grid-cols-2">
      <p className="wrap-anywhere">
        <span className="font-semibold">{query}</span>
        <span className="block text-sm text-ink-soft">
          {words.times({ count })}, {words.lastAt({ date: formatTimestamp(last_at) })}
        </span>
      </p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void add.run({ word: query, means })
        }}
      >
        <Field
          label={words.showResultsFor}
          value={means}
          maxLength={120}
          required
          onChange={({ target }) => setMeans(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            busy={add.busy}
            busyText={words.adding}
            aria-label={words.addSynonymFor({ word: query })}
          >
            {words.addSynonym}
          </Button>
          <Button
            variant="quiet"
            busy={dismiss.busy}
            aria-label={words.dismissSearch({ word: query })}
            onClick={() => dismiss.run()}
          >
            {words.dismiss}
          </Button>
        </div>
      </form>
    </Card>
  )
}
