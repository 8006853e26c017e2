import { useState } from 'react'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { useKeptState } from '#people/sessions/shop/drafts/use-kept-state.ts'
import type { KeptProduct } from '../../contract.ts'
import type { ChangedProduct } from '../../table-contract.ts'
import type { Edits, ProductEdit } from './product-edit.ts'
import { settled, takenBack } from './settle-edits.ts'
import { type CellName, isSame, storedIn, type Typed } from './table-cells.ts'

/** What is typed in the table: kept while pages, searches and sorting change, and beyond a login that has ended. */
export function useTableEdits() {
  const [edits, setEdits] = useState<Edits>({})
  useKeptState({ name: 'products table', typed: edits, blank: {}, put: setEdits })
  useUnsavedChanges(Object.keys(edits).length > 0, 'section')

  const type = (product: KeptProduct, cell: CellName, text: string) =>
    setEdits((was) => typedInto(was, product, cell, text))
  /** Adds what was chosen for many at once. */
  const put = (some: ProductEdit[]) =>
    setEdits((was) => ({ ...was, ...Object.fromEntries(some.map((edit) => [edit.opened.id, edit])) }))
  const discard = () => setEdits({})
  /** After a try to save: what was sent and saved goes, the rest stays with what is to be said of it. */
  const settle = (changed: ChangedProduct[], sent: ProductEdit[]) => {
    const typed = new Map(sent.map((edit) => [edit.opened.id, edit.typed]))
    setEdits((was) => changed.reduce((now, one) => settled(now, one, typed.get(one.id) ?? {}), was))
  }
  /** After an undo. */
  const takeBack = (changed: ChangedProduct[]) => setEdits((was) => changed.reduce(takenBack, was))
  return { edits, type, put, discard, settle, takeBack }
}
export type TableEdits = ReturnType<typeof useTableEdits>

function typedInto(edits: Edits, product: KeptProduct, cell: CellName, text: string): Edits {
  const { [product.id]: own, ...others } = edits
  const edit: ProductEdit = own ?? { opened: product, typed: {} }
  const typed: Typed = { ...edit.typed, [cell]: text }
  if (isSame(cell, text, storedIn(edit.opened, cell)) && text.trim() === text) delete typed[cell]
  if (Object.keys(typed).length === 0) return others
  const { refused, ...without } = edit
  const isAbout = refused && (refused.cell === cell || refused.cell === null)
  const clashes = (edit.clashes ?? [])
    .filter((clash) => typed[clash.cell] !== undefined)
    .map((clash) => (clash.cell === cell ? { ...clash, isDecided: true } : clash))
  return { ...others, [product.id]: { ...without, ...(refused && !isAbout && { refused }), typed, clashes } }
}
