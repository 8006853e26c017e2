import type { ReactNode } from 'react'
import type { useUrlDialog } from '#backoffice/ui/admin/dialogs/use-url-dialog.ts'
import type { ListPage } from '#browser/call-api.ts'
import type { AdminProduct } from '../../contract.ts'
import type { ProductChangeResult } from '../../table-contract.ts'
import * as words from '../../words/office/table/en.ts'
import type { useProductQuery } from '../products/use-product-query.ts'
import { ProductsTable } from './products-table.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TableSaveBar } from './table-save-bar.tsx'
import { UndoBar } from './undo-bar.tsx'
import type { Selection } from './use-selection.ts'
import { useTableChanges } from './use-table-changes.ts'
import type { TableEdits } from './use-table-edits.ts'

type Props = {
  list: ListPage<AdminProduct>
  query: ReturnType<typeof useProductQuery>
  shown: Parameters<typeof SelectionBar>[0]['shown']
  edits: TableEdits
  selection: Selection
  edit: ReturnType<typeof useUrlDialog>
  /** Called with the current product. */
  onShow: (product: AdminProduct) => void
  pager: ReactNode
}

/** The products as an editable table, with single and bulk edits. */
export function TableView({ list, query, shown, edits, selection, edit, onShow, pager }: Props) {
  const changes = useTableChanges(edits, (changed: ProductChangeResult[]) => {
    for (const { product } of changed) if (product) onShow(product)
    selection.refresh(changed)
  })
  return (
    <>
      <UndoBar changes={changes} />
      {list.items.length > 0 && (
        <>
          <p className="mb-4 text-sm text-ink-soft">{words.howTo}</p>
          <SelectionBar
            selection={selection}
            page={list.items}
            total={list.total}
            filter={query.filter}
            shown={shown}
            busy={changes.save.busy}
            mayChange={Object.keys(edits.edits).length === 0 || changes.save.busy}
            onSave={(many) => {
              edits.put(many)
              return changes.save.run(many)
            }}
          />
          <ProductsTable products={list.items} edits={edits} selection={selection} edit={edit} />
        </>
      )}
      {pager}
      <TableSaveBar edits={edits} changes={changes} page={list.items} />
    </>
  )
}
