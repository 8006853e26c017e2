import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApiPage, type ListPage } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { AdminProduct, catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/table/en.ts'
import type { useProductQuery } from '../products/use-product-query.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { UnsavedEdit } from './unsaved-edit.ts'
import type { Selection } from './use-selection.ts'

/** A larger selection could not be checked in a preview. */
const most = 500
const pageSize = 100

type Props = {
  selection: Selection
  page: AdminProduct[]
  total: number
  filter: ReturnType<typeof useProductQuery>['filter']
  shown: 'on sale' | 'hidden' | 'draft' | 'planned' | undefined
  busy: boolean
  /** False while the table has unsaved input, because a bulk change would save it unseen. */
  mayChange: boolean
  onSave: (edits: UnsavedEdit[]) => Promise<boolean>
}

/** The selection of products, with the actions for them. */
export function SelectionBar({ selection, page, total, filter, shown, busy, mayChange, onSave }: Props) {
  const [open, setOpen] = useState(false)
  const found = useAction(async () => selection.add(await fetchAllFound({ ...filter, shown })), {
    failed: words.notSelected,
  })
  const count = selection.products.length
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <Button variant="quiet" className="px-3!" onClick={() => selection.add(page)}>
        {words.selectPage}
      </Button>
      {total > page.length && (
        <Button
          variant="quiet"
          className="px-3!"
          busy={found.busy}
          busyText={words.selecting}
          onClick={() => void found.run()}
        >
          {words.selectFound({ count: total, most })}
        </Button>
      )}
      {count > 0 && (
        <>
          <Button variant="quiet" className="px-3!" onClick={selection.clear}>
            {words.unselect}
          </Button>
          <Button
            variant="secondary"
            className="px-4!"
            onClick={() => (mayChange ? setOpen(true) : void toast.error(words.saveFirst, { seconds: 5 }))}
          >
            {words.changeSelected}
          </Button>
        </>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {count > 0 && words.selected({ count })}
      </p>
      {open && (
        <BulkDialog
          products={selection.products}
          busy={busy}
          onClose={() => setOpen(false)}
          onSave={onSave}
        />
      )}
    </div>
  )
}

type ListFilter = Props['filter'] & { shown: Props['shown'] }

/** The products that match the filter, at most 500, read page by page. */
async function fetchAllFound(filter: ListFilter) {
  const all: AdminProduct[] = []
  for (let cursor: string | undefined; ; ) {
    const page: ListPage<AdminProduct> = await callApiPage<typeof catalogueEndpoints>()('GET /products/all', {
      query: { ...filter, cursor, limit: pageSize },
    })
    all.push(...page.items)
    if (!page.next || all.length >= most) return all.slice(0, most)
    cursor = page.next
  }
}
