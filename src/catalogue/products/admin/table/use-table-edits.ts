import { useState } from 'react'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import type { AdminProduct } from '../../contract.ts'
import type { ProductChangeResult } from '../../table-contract.ts'
import { applySaveResult, applyUndoResult } from './apply-save-result.ts'
import { type CellName, type CellTexts, isSameValue, storedText } from './table-cells.ts'
import type { UnsavedEdit, UnsavedEdits } from './unsaved-edit.ts'

/** The table's unsaved input. It survives paging, searching, sorting and an expired session. */
export function useTableEdits() {
  const [edits, setEdits] = useState<UnsavedEdits>({})
  useDraftState({ name: 'products table', value: edits, blank: {}, restore: setEdits })
  useUnsavedChanges(Object.keys(edits).length > 0, 'section')

  const type = (product: AdminProduct, cell: CellName, text: string) =>
    setEdits((was) => setCellText(was, product, cell, text))
  /** Adds edits of a bulk change. */
  const put = (some: UnsavedEdit[]) =>
    setEdits((was) => ({ ...was, ...Object.fromEntries(some.map((edit) => [edit.opened.id, edit])) }))
  const discard = () => setEdits({})
  /** Applies the results of a save: drops saved input and keeps the rest with its errors. */
  const applySave = (changed: ProductChangeResult[], sent: UnsavedEdit[]) => {
    const typed = new Map(sent.map((edit) => [edit.opened.id, edit.typed]))
    setEdits((was) => changed.reduce((now, one) => applySaveResult(now, one, typed.get(one.id) ?? {}), was))
  }
  /** Applies the results of an undo: unsaved input stays, on top of the current products. */
  const applyUndo = (changed: ProductChangeResult[]) =>
    setEdits((was) => changed.reduce(applyUndoResult, was))
  return { edits, type, put, discard, applySave, applyUndo }
}
export type TableEdits = ReturnType<typeof useTableEdits>

/** Stores the input of a cell. Input equal to the stored value is dropped, and so is an edit without any input. */
function setCellText(edits: UnsavedEdits, product: AdminProduct, cell: CellName, text: string): UnsavedEdits {
  const { [product.id]: own, ...others } = edits
  const edit: UnsavedEdit = own ?? { opened: product, typed: {} }
  const typed: CellTexts = { ...edit.typed, [cell]: text }
  if (isSameValue(cell, text, storedText(edit.opened, cell)) && text.trim() === text) delete typed[cell]
  if (Object.keys(typed).length === 0) return others
  const { refused, ...without } = edit
  const isAboutThisCell = refused && (refused.cell === cell || refused.cell === null)
  const clashes = (edit.clashes ?? [])
    .filter((clash) => typed[clash.cell] !== undefined)
    .map((clash) => (clash.cell === cell ? { ...clash, isDecided: true } : clash))
  return {
    ...others,
    [product.id]: { ...without, ...(refused && !isAboutThisCell && { refused }), typed, clashes },
  }
}
