import * as words from '../../words/office/table/en.ts'
import type { PreviewLine } from './bulk-change.ts'
import { formatCell } from './cell-clashes.tsx'

/** The current and new value of each line; a line that cannot change shows why. */
export function BulkPreview({ planned, isReady }: { planned: PreviewLine[]; isReady: boolean }) {
  return (
    <section aria-labelledby="bulk-preview">
      <h3 id="bulk-preview" className="mb-2 font-sans text-base font-semibold">
        {words.preview}
      </h3>
      {planned.length === 0 && (
        <p className="text-ink-soft">{isReady ? words.nothingToChange : words.typeFirst}</p>
      )}
      <ul className="divide-y divide-line">
        {planned.map(({ name, cell, from, to, problem }) => (
          <li key={`${name} ${cell}`} className="grid gap-x-4 py-2 sm:grid-cols-[1fr_auto]">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="tabular-nums">
              {cell.startsWith('mrp') && `${words.columns.mrp} `}
              {words.changesTo({ from: formatCell(cell, from), to: formatCell(cell, to) })}
            </span>
            {problem && (
              <span className="text-sm font-medium text-danger sm:col-span-2">
                {words.wontChange({ why: problem })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
