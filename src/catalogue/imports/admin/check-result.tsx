import { useId } from 'react'
import { Button } from '#ui/elements/button.tsx'
import type { FileCheckView, ImportChangeView } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { formatCount } from './format-count.ts'
import { MoreLine, ProblemList } from './problem-list.tsx'

type Props = {
  file: string
  check: FileCheckView
  busy: boolean
  isBlocked: boolean
  onSave: () => void
  onDiscard: () => void
}

/** What a file would change, or its problems; it can be saved only without any. */
export function CheckResult({ file, check, busy, isBlocked, onSave, onDiscard }: Props) {
  const id = useId()
  const { rows, added, changed, unchanged, problems, problem_count, changes, change_count } = check
  const hasChanges = added + changed > 0
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line border-t pt-4">
      <h3 id={id} className="font-semibold wrap-anywhere">
        {words.resultOf({ file })}
      </h3>
      <p role="status">
        {words.counted({
          rows: formatCount(rows),
          added: formatCount(added),
          changed: formatCount(changed),
          unchanged: formatCount(unchanged),
        })}
      </p>
      {problem_count > 0 && (
        <>
          <p className="font-semibold text-danger">
            {words.problemsFound({ count: formatCount(problem_count) })}
          </p>
          <ProblemList problems={problems} count={problem_count} />
        </>
      )}
      {problem_count === 0 && change_count > 0 && <ChangeList changes={changes} count={change_count} />}
      {problem_count === 0 && !hasChanges && <p>{words.nothingToSave}</p>}
      <div className="flex flex-wrap gap-3">
        {problem_count === 0 && hasChanges && (
          <Button busy={busy} disabled={isBlocked} onClick={onSave}>
            {words.saveAll}
          </Button>
        )}
        <Button variant="secondary" disabled={busy} onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </section>
  )
}

function ChangeList({ changes, count }: { changes: ImportChangeView[]; count: number }) {
  const id = useId()
  return (
    <div>
      <h4 id={id} className="font-semibold">
        {words.changes}
      </h4>
      <ul aria-labelledby={id} className="mt-2 grid max-h-96 gap-2 overflow-y-auto">
        {changes.map(({ row, column, from, to }) => (
          <li key={`${row} ${column}`} className="wrap-anywhere">
            <span className="text-ink-soft">
              {words.inRows({ rows: formatCount(row) })}, {column}
            </span>
            <br />
            {words.fromTo({ from: from || words.empty, to: to || words.empty })}
          </li>
        ))}
      </ul>
      <MoreLine listed={changes.length} count={count} />
    </div>
  )
}
