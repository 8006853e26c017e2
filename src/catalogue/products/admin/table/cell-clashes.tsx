import { ConflictChoice } from '#backoffice/ui/admin/editing/conflict-choice.tsx'
import type { AdminProduct } from '../../contract.ts'
import * as words from '../../words/office/table/en.ts'
import { type CellName, storedText } from './table-cells.ts'
import type { UnsavedEdit } from './unsaved-edit.ts'
import type { TableEdits } from './use-table-edits.ts'

type Props = { product: AdminProduct; edit: UnsavedEdit; onType: TableEdits['type'] }

/** Edit conflicts of a product: for each cell the merchant chooses the other person's value or their own. */
export const CellClashes = ({ product, edit: { opened, clashes = [] }, onType }: Props) => (
  <div className="mt-2 grid gap-2">
    {clashes.map(({ cell, before, mine, theirs, isDecided }) => (
      <ConflictChoice
        key={cell}
        title={cellTitleOf(product, cell)}
        before={formatCell(cell, before)}
        mine={formatCell(cell, mine)}
        theirs={formatCell(cell, theirs)}
        isTheirs={isDecided ? false : undefined}
        onChoose={(chosen) => onType(opened, cell, chosen === 'mine' ? mine : storedText(opened, cell))}
      />
    ))}
  </div>
)

/** A cell's value formatted for display. */
export const formatCell = (cell: CellName, text: string) =>
  cell === 'visibility'
    ? words.visibilities[text as AdminProduct['visibility']]
    : text === ''
      ? words.noMrp
      : cell.startsWith('stock')
        ? text
        : `₹${text}`

/** The name of a cell for people: `Price of Muesli, 400 g`. */
function cellTitleOf({ name, packs }: AdminProduct, cell: CellName) {
  if (cell === 'visibility') return words.columns.visibility
  const [field, id] = cell.split(' ') as ['price', string]
  const size = packs.find((variant) => String(variant.id) === id)?.size ?? ''
  return words.cellNamed({ column: words.columns[field], name: words.packNamed({ name, size }) })
}
