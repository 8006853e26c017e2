import { callApi } from '../../../ui/call-api.ts'
import type { Category, catalogueEndpoints } from '../contract.ts'
import { CategoryFields } from './admin-category-fields.tsx'
import { categoryFields, categoryValuesOf, editedCategoryForm } from './admin-category-values.ts'
import { ConflictNotice } from './admin-conflict-notice.tsx'
import { SaveOrCancel } from './admin-form-dialog.tsx'
import { useEdit } from './admin-use-edit.ts'

type Props = { category: Category; onCancel: () => void; onSaved: () => void }

/** A category's form, pre-filled. A failed save says so in words (decision B18). */
export function EditCategoryForm({ category, onCancel, onSaved }: Props) {
  const { form, save, sent, conflict, show } = useEdit({
    name: `category ${category.id}`,
    stored: category,
    fields: categoryFields,
    valuesOf: categoryValuesOf,
    send: (opened, values, transport) =>
      callApi<typeof catalogueEndpoints>(transport)('PUT /categories/{id}', {
        params: { id: category.id },
        form: editedCategoryForm(opened, values),
      }),
    done: 'Category updated successfully!',
    failed: 'Failed to update the category.',
    onSaved,
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => save.run(values))} className="grid gap-6">
      {conflict && (
        <ConflictNotice conflict={conflict} fields={categoryFields} shown={form.watch()} onChoose={show} />
      )}
      <CategoryFields form={form} isNew={false} />
      <SaveOrCancel busy={save.busy} sent={sent} onCancel={onCancel} />
    </form>
  )
}
