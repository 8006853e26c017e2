import type { ImportProblemView } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { formatCount } from './format-count.ts'
import { formatRows } from './format-rows.ts'

/** Problems with the same message and column once, with all their rows. */
export function ProblemList({ problems, count }: { problems: ImportProblemView[]; count: number }) {
  const groups = new Map<string, { column: string | null; message: string; rows: number[] }>()
  for (const { row, column, message } of problems) {
    const key = JSON.stringify([column, message])
    const group = groups.get(key) ?? { column, message, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  return (
    <div>
      <ul aria-label={words.problems} className="grid max-h-96 gap-3 overflow-y-auto">
        {[...groups].map(([key, { column, message, rows }]) => (
          <li key={key} className="wrap-anywhere">
            <span className="font-semibold">{column ?? words.wholeRow}</span>: {message}
            <br />
            <span className="text-ink-soft">
              {words.inRows({ rows: formatRows(rows), count: rows.length })}
            </span>
          </li>
        ))}
      </ul>
      <MoreLine listed={problems.length} count={count} />
    </div>
  )
}

/** How many more there are than the list shows. */
export const MoreLine = ({ listed, count }: { listed: number; count: number }) =>
  count > listed ? (
    <p className="mt-2 text-ink-soft">{words.andMore({ count: formatCount(count - listed) })}</p>
  ) : null
