import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { FormDialog } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/categories/en.ts'
import { EditCategoryForm } from './edit-category-form.tsx'

type Props = { id: string; onClose: () => void; onSaved: () => void }

/** Edit Category (specification §2.23). Loads the category again, because the list may be outdated. */
export function EditCategoryDialog({ id, onClose, onSaved }: Props) {
  const { data, failed, loading, reload } = useApiQuery(`category ${id}`, (signal) =>
    callApi<typeof catalogueEndpoints>()('GET /categories/all/{id}', { params: { id }, signal }),
  )
  const saved = () => {
    onSaved()
    onClose()
  }
  return (
    <FormDialog title={words.editCategory} onClose={onClose}>
      {(close) => (
        <>
          {!data && loading && <SkeletonLines words={words.loadingCategory} />}
          {failed && (
            <ErrorState
              sentence={errorMessageOf(failed, words.categoriesNotLoaded)}
              onRetry={failed.status === 404 ? undefined : reload}
              busy={loading}
            />
          )}
          {data && <EditCategoryForm category={data} onCancel={close} onSaved={saved} />}
        </>
      )}
    </FormDialog>
  )
}
