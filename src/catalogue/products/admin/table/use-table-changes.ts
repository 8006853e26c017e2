import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { ProductChangeResult, tableEndpoints } from '../../table-contract.ts'
import * as words from '../../words/office/table/en.ts'
import { saveChanges, undoChanges } from './save-changes.ts'
import type { UnsavedEdit } from './unsaved-edit.ts'
import type { TableEdits } from './use-table-edits.ts'

/** A product whose change could not be undone. */
type FailedUndo = { id: number; name: string; message: string }

/**
 * Saving and undoing in the products table.
 * @param onChanged called with the results of each request
 * @returns the actions `save` and `undo`; `done` is the progress of a running save, `last` the last change that can
 * still be undone, `failedUndos` the products that the last undo could not change
 */
export function useTableChanges(edits: TableEdits, onChanged: (changed: ProductChangeResult[]) => void) {
  // The idempotency key stays until the whole change is answered, otherwise a retry after a lost answer would apply it
  // twice.
  const [formKey, setFormKey] = useState(newFormKey)
  const [done, setDone] = useState<{ saved: number; of: number }>()
  const [failedUndos, setFailedUndos] = useState<FailedUndo[]>([])
  const { data, reload } = useApiQuery('last-change', (signal) =>
    callApi<typeof tableEndpoints>()('GET /products/changes/last', { signal }),
  )

  const save = useAction(
    async (toSave: UnsavedEdit[]) => {
      setFailedUndos([])
      setDone({ saved: 0, of: toSave.length })
      let tried = 0
      const changed = await saveChanges({
        edits: toSave,
        formKey,
        onChanged: (some) => {
          tried += some.length
          setDone({ saved: tried, of: toSave.length })
          edits.applySave(some, toSave)
          onChanged(some)
        },
      }).finally(() => {
        setDone(undefined)
        reload()
      })
      setFormKey(newFormKey)
      const saved = changed.filter(({ outcome }) => outcome === 'saved').length
      const showToast = saved === changed.length ? toast.success : toast.error
      showToast(words.saveResult({ saved, all: changed.length }))
    },
    { failed: words.notSaved },
  )
  const undo = useAction(
    async (key: string) => {
      const changed = await undoChanges(key, (some) => {
        edits.applyUndo(some)
        onChanged(some)
      }).finally(reload)
      const failed = changed.filter(({ outcome }) => outcome !== 'saved')
      setFailedUndos(
        failed.map(({ id, message, product }) => ({
          id,
          name: product?.name ?? `#${id}`,
          message: message ?? '',
        })),
      )
      if (failed.length === 0) toast.success(words.takenBack)
    },
    { failed: words.notTakenBack },
  )
  return { save, undo, done, failedUndos, last: data?.last ?? null }
}
export type TableChanges = ReturnType<typeof useTableChanges>
