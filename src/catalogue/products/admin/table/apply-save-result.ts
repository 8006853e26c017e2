import type { AdminProduct } from '../../contract.ts'
import type { ProductChangeResult } from '../../table-contract.ts'
import { mergeCells } from './merge-cells.ts'
import { type CellName, type CellTexts, cellName } from './table-cells.ts'
import type { UnsavedEdits } from './unsaved-edit.ts'

/**
 * Applies the result of a save to one product's unsaved edit.
 * @param sent the input that was sent; input typed since is still unsaved
 */
export function applySaveResult(
  edits: UnsavedEdits,
  changed: ProductChangeResult,
  sent: CellTexts,
): UnsavedEdits {
  const { id, outcome, message, cell, product } = changed
  const edit = edits[id]
  if (!edit) return edits
  const refusal = message ?? ''
  if (outcome === 'saved') return keepLaterInput(edits, changed, sent)
  if (outcome === 'gone' || !product)
    return { ...edits, [id]: { ...edit, refused: { message: refusal, cell: null } } }
  if (outcome === 'refused') {
    const about =
      cell && (cell.field === 'visibility' ? 'visibility' : cellName(cell.field, cell.pack_id ?? 0))
    return { ...edits, [id]: { ...edit, refused: { message: refusal, cell: about } } }
  }
  return rebaseEdit(edits, product, mergeCells(edit.opened, edit.typed, product), {
    refused: { message: refusal, cell: null },
  })
}

/**
 * Applies the result of an undo: unsaved input stays, on top of the current product. Cells that could not be undone are
 * reported elsewhere.
 */
export function applyUndoResult(
  edits: UnsavedEdits,
  { id, outcome, product }: ProductChangeResult,
): UnsavedEdits {
  const edit = edits[id]
  if (!edit || outcome !== 'saved' || !product) return edits
  const merged = mergeCells(edit.opened, edit.typed, product)
  const openClashes = (edit.clashes ?? []).filter(
    ({ cell }) => merged.kept[cell] !== undefined && !merged.clashes.some((clash) => clash.cell === cell),
  )
  const { refused } = edit
  return rebaseEdit(
    edits,
    product,
    { ...merged, clashes: [...openClashes, ...merged.clashes] },
    refused ? { refused } : {},
  )
}

/** Keeps input that was typed while the save was running. */
function keepLaterInput(
  edits: UnsavedEdits,
  { id, product }: ProductChangeResult,
  sent: CellTexts,
): UnsavedEdits {
  const { [id]: edit, ...others } = edits
  if (!edit || !product) return others
  const laterInput = Object.entries(edit.typed).filter(([cell, text]) => text !== sent[cell as CellName])
  return rebaseEdit(edits, product, mergeCells(edit.opened, Object.fromEntries(laterInput), product, sent))
}

/** Moves a product's unsaved edit to its newly saved state; drops the edit if nothing is left of it. */
function rebaseEdit(
  edits: UnsavedEdits,
  product: AdminProduct,
  { kept, clashes }: ReturnType<typeof mergeCells>,
  refusal: Pick<UnsavedEdits[number], 'refused'> = {},
): UnsavedEdits {
  const { [product.id]: _, ...others } = edits
  if (Object.keys(kept).length === 0) return others
  return { ...others, [product.id]: { opened: product, typed: kept, clashes, ...refusal } }
}
