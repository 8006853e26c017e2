import type { KeptProduct } from '../../contract.ts'
import type { ChangedProduct } from '../../table-contract.ts'
import { mergeCells } from './merge-cells.ts'
import type { Edits } from './product-edit.ts'
import { type CellName, cellOf, type Typed } from './table-cells.ts'

/**
 * What has become of one product's edit after a try to save it.
 * @param sent what was sent of it: whatever was typed since is not saved yet
 */
export function settled(edits: Edits, changed: ChangedProduct, sent: Typed): Edits {
  const { id, outcome, message, cell, product } = changed
  const edit = edits[id]
  if (!edit) return edits
  const said = message ?? ''
  if (outcome === 'saved') return rest(edits, changed, sent)
  if (outcome === 'gone' || !product)
    return { ...edits, [id]: { ...edit, refused: { message: said, cell: null } } }
  if (outcome === 'refused') {
    const about = cell && (cell.field === 'visibility' ? 'visibility' : cellOf(cell.field, cell.pack_id ?? 0))
    return { ...edits, [id]: { ...edit, refused: { message: said, cell: about } } }
  }
  return rebased(edits, product, mergeCells(edit.opened, edit.typed, product), {
    refused: { message: said, cell: null },
  })
}

/** After an undo: what is typed stays, over what the product is now; what could not be undone is told elsewhere. */
export function takenBack(edits: Edits, { id, outcome, product }: ChangedProduct): Edits {
  const edit = edits[id]
  if (!edit || outcome !== 'saved' || !product) return edits
  const merged = mergeCells(edit.opened, edit.typed, product)
  const still = (edit.clashes ?? []).filter(
    ({ cell }) => merged.kept[cell] !== undefined && !merged.clashes.some((clash) => clash.cell === cell),
  )
  const { refused } = edit
  return rebased(
    edits,
    product,
    { ...merged, clashes: [...still, ...merged.clashes] },
    refused ? { refused } : {},
  )
}

/** What was typed while the rest of the product was being saved. */
function rest(edits: Edits, { id, product }: ChangedProduct, sent: Typed): Edits {
  const { [id]: edit, ...others } = edits
  if (!edit || !product) return others
  const since = Object.entries(edit.typed).filter(([cell, text]) => text !== sent[cell as CellName])
  return rebased(edits, product, mergeCells(edit.opened, Object.fromEntries(since), product, sent))
}

function rebased(
  edits: Edits,
  product: KeptProduct,
  { kept, clashes }: ReturnType<typeof mergeCells>,
  said: Pick<Edits[number], 'refused'> = {},
): Edits {
  const { [product.id]: _, ...others } = edits
  if (Object.keys(kept).length === 0) return others
  return { ...others, [product.id]: { opened: product, typed: kept, clashes, ...said } }
}
