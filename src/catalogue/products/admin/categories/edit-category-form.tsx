import { SaveOrCancel } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { callApi } from '#browser/call-api.ts'
import { useClaimConfirmation } from '#catalogue/labels/admin/claims/use-claim-confirmation.tsx'
import { useUpload } from '#catalogue/pictures/admin/use-upload.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { AdminCategory } from '../../category-contract.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/categories/en.ts'
import { CategoryFields } from './category-fields.tsx'
import { categoryFields, categoryValuesOf, editedCategoryFormData } from './category-values.ts'

type Props = { category: AdminCategory; onCancel: () => void; onSaved: () => void }

/** A pre-filled category form that reports a failed save (decision B18). */
export function EditCategoryForm({ category, onCancel, onSaved }: Props) {
  const upload = useUpload()
  const claims = useClaimConfirmation()
  const { form, draft, save, conflict, show } = useEdit({
    name: `category ${category.id}`,
    stored: category,
    fields: categoryFields,
    valuesOf: categoryValuesOf,
    send: (opened, values) =>
      claims
        .send((isConfirmed) =>
          callApi<typeof catalogueEndpoints>(upload.transport)('PUT /categories/{id}', {
            params: { id: category.id },
            form: editedCategoryFormData(opened, values, isConfirmed),
          }),
        )
        .then((saved) => ({ ...saved, translations: values.translations })),
    done: words.categoryUpdated,
    failed: words.categoryNotUpdated,
    onSaved,
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), showErrorCount))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid gap-6">
      {conflict && (
        <ConflictNotice conflict={conflict} fields={categoryFields} shown={form.watch()} onChoose={show} />
      )}
      {claims.dialog}
      <CategoryFields form={form} isNew={false} />
      <SaveOrCancel busy={save.busy} sent={upload.sent} onCancel={onCancel} />
    </DraftForm>
  )
}
