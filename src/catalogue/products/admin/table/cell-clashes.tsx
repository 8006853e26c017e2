import { ClashChoice } from '#backoffice/ui/admin/editing/clash-choice.tsx'
import type { KeptProduct } from '../../contract.ts'
import * as words from '../../words/office/table/en.ts'
import type { ProductEdit } from './product-edit.ts'
import { type CellName, storedIn } from './table-cells.ts'
import type { TableEdits } from './use-table-edits.ts'

type Props = { product: KeptProduct; edit: ProductEdit; onType: TableEdits['type'] }

/** What somebody else changed, too: theirs or mine, cell by cell. */
export const CellClashes = ({ product, edit: { opened, clashes = [] }, onType }: Props) => (
  <div className="mt-2 grid gap-2">
    {clashes.map(({ cell, before, mine, theirs, isDecided }) => (
      <ClashChoice
        key={cell}
        title={titleOf(product, cell)}
        before={inWords(cell, before)}
        mine={inWords(cell, mine)}
        theirs={inWords(cell, theirs)}
        isTheirs={isDecided ? false : undefined}
        onChoose={(chosen) => onType(opened, cell, chosen === 'mine' ? mine : storedIn(opened, cell))}
      />
    ))}
  </div>
)

/** A cell's value as a person reads it. */
export const inWords = (cell: CellName, text: string) =>
  cell === 'visibility'
    ? words.visibilities[text as KeptProduct['visibility']]
    : text === ''
      ? words.noMrp
      : cell.startsWith('stock')
        ? text
        : `₹${text}`

function titleOf({ name, packs }: KeptProduct, cell: CellName) {
  if (cell === 'visibility') return words.columns.visibility
  const [field, id] = cell.split(' ') as ['price', string]
  const size = packs.find((pack) => String(pack.id) === id)?.size ?? ''
  return words.cellNamed({ column: words.columns[field], name: words.packNamed({ name, size }) })
}
