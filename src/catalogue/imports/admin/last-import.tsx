import { useId } from 'react'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { Card } from '#ui/elements/card.tsx'
import type { ProductImport } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { formatCount } from './format-count.ts'
import { ProblemList } from './problem-list.tsx'

/** The progress of an import that is running, or the result of the last one. */
export function LastImport({ last }: { last: ProductImport }) {
  const id = useId()
  return (
    <Card className="p-5">
      <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id={id} className="text-lg">
          {words.lastImport}
        </h2>
        <p className="text-ink-soft wrap-anywhere">
          {words.startedBy({ file: last.file_name, by: last.by, at: formatTimestamp(last.started_at) })}
        </p>
        <div aria-live="polite" className="grid gap-3">
          <State last={last} />
        </div>
        {last.problem_count > 0 && <ProblemList problems={last.problems} count={last.problem_count} />}
      </section>
    </Card>
  )
}

function State({ last: { state, reason, restarted, added, changed, ...last } }: { last: ProductImport }) {
  if (state === 'saved')
    return (
      <p className="font-semibold">
        {words.saved({ added: formatCount(added), changed: formatCount(changed) })}
      </p>
    )
  if (state === 'refused' || state === 'failed')
    return <p className="font-semibold text-danger">{words.reasons[reason ?? 'unexpected']}</p>
  return (
    <>
      <p className="font-semibold">{words.steps[state]}</p>
      <progress aria-label={words.steps[state]} value={progressOf[state]} max={3} className="w-full" />
      {last.rows > 0 && (
        <p className="text-ink-soft">
          {words.counted({
            rows: formatCount(last.rows),
            added: formatCount(added),
            changed: formatCount(changed),
            unchanged: formatCount(last.unchanged),
          })}
        </p>
      )}
      {restarted && <p>{words.restarted}</p>}
      <p className="text-ink-soft">{words.canLeave}</p>
    </>
  )
}

const progressOf = { waiting: 0, checking: 1, saving: 2 }
