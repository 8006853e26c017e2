import { useId } from 'react'
import { Button } from '#ui/elements/button.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { FileCheckView, ImportAdditionView, ImportChangeView } from '../contract.ts'
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
  const { rows, added, changed, unchanged, problems, problem_count, changes, change_count, additions } = check
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
      <ForeignNotes check={check} />
      {problem_count > 0 && (
        <>
          <p className="font-semibold text-danger">
            {words.problemsFound({ count: formatCount(problem_count) })}
          </p>
          <ProblemList problems={problems} count={problem_count} />
        </>
      )}
      {problem_count === 0 && change_count > 0 && <ChangeList changes={changes} count={change_count} />}
      {additions.length > 0 && <AdditionList additions={additions} count={added} />}
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
              {words.inRows({ rows: String(row), count: 1 })}, {column}
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

/** What the product export of another shop has that isn’t imported. */
function ForeignNotes({ check: { from, pictures, left_out } }: { check: FileCheckView }) {
  if (!from) return null
  return (
    <div className="grid gap-1 text-ink-soft">
      <p>{words.fromShop({ shop: from })}</p>
      {pictures > 0 && <p>{words.picturesLeftOut({ count: formatCount(pictures) })}</p>}
      {left_out.length > 0 && (
        <p className="wrap-anywhere">{words.columnsLeftOut({ names: left_out.join(', ') })}</p>
      )}
    </div>
  )
}

function AdditionList({ additions, count }: { additions: ImportAdditionView[]; count: number }) {
  const id = useId()
  return (
    <div>
      <h4 id={id} className="font-semibold">
        {words.additions}
      </h4>
      <ul aria-labelledby={id} className="mt-2 grid max-h-96 gap-2 overflow-y-auto">
        {additions.map(({ row, name, sizes }) => (
          <li key={row} className="wrap-anywhere">
            <span className="text-ink-soft">{words.inRows({ rows: String(row), count: 1 })}</span>
            <br />
            {name}
            {sizes.map(({ size, price, stock }) => (
              <span key={size} className="block">
                {words.sizeToAdd({ size, price: formatRupees(price), stock: formatCount(stock) })}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <MoreLine listed={additions.length} count={count} />
    </div>
  )
}
