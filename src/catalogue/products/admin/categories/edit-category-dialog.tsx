import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { EditDialog } from '#backoffice/ui/admin/dialogs/edit-dialog.tsx'
import { callApi } from '#browser/call-api.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/categories/en.ts'
import { EditCategoryForm } from './edit-category-form.tsx'

type Props = { id: string; onClose: () => void; onSaved: () => void }

/** Edit Category (specification §2.23). */
export function EditCategoryDialog({ id, onClose, onSaved }: Props) {
  const category = useApiQuery(`category ${id}`, (signal) =>
    callApi<typeof catalogueEndpoints>()('GET /categories/all/{id}', { params: { id }, signal }),
  )
  return (
    <EditDialog
      title={words.editCategory}
      item={category}
      loadingText={words.loadingCategory}
      notLoaded={words.categoriesNotLoaded}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(loaded, form) => <EditCategoryForm category={loaded} {...form} />}
    </EditDialog>
  )
}
