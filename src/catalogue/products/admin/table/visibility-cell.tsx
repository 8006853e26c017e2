import { classNames } from '#ui/elements/class-names.ts'
import type { AdminProduct } from '../../contract.ts'
import * as words from '../../words/office/table/en.ts'
import { ScheduleLines } from '../products/schedule-lines.tsx'
import type { TableEdits } from './use-table-edits.ts'

type Props = { product: AdminProduct; isFirst: boolean; edits: TableEdits }

/**
 * The product's visibility: in the row of its first variant a select, with the schedule below it until it is edited; in
 * the other rows plain text.
 */
export function VisibilityCell({ product, isFirst, edits }: Props) {
  const edit = edits.edits[product.id]
  const typed = edit?.typed.visibility
  const shown = (typed ?? product.visibility) as AdminProduct['visibility']
  if (!isFirst) return <span className="text-ink-soft">{words.visibilities[shown]}</span>
  const error = edit?.refused?.cell === 'visibility' ? edit.refused.message : undefined
  return (
    <div className="sm:-my-2">
      <select
        aria-label={words.cellNamed({ column: words.columns.visibility, name: product.name })}
        aria-invalid={error ? true : undefined}
        value={shown}
        onChange={(event) => edits.type(product, 'visibility', event.currentTarget.value)}
        className={classNames(
          'min-h-11 w-28 scroll-mb-40 rounded-field border px-2 text-base hover:border-edge aria-invalid:border-danger',
          typed === undefined ? 'border-line bg-paper' : 'border-turmeric bg-tint-turmeric font-semibold',
        )}
      >
        {Object.entries(words.visibilities).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {typed === undefined && <ScheduleLines product={product} className="mt-1" />}
    </div>
  )
}
