import { callApi } from '../../../../browser/call-api.ts'
import { useFormSubmit } from '../../../../ui/forms/use-form-submit.ts'
import { sayHowMany } from '../../../../ui/forms/wrong-fields.ts'
import { useConfirmedClaims } from '../../../label/admin/claims/use-confirmed-claims.tsx'
import { useUpload } from '../../../pictures/admin/use-upload.ts'
import { ConflictNotice } from '../../../section-parts/admin/editing/conflict-notice.tsx'
import { useEdit } from '../../../section-parts/admin/editing/use-edit.ts'
import { KeptForm } from '../../../session/shop/drafts/kept-form.tsx'
import type { KeptCategory } from '../../category-contract.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/categories/en.ts'
import { SaveOrCancel } from '../editing/form-dialog.tsx'
import { CategoryFields } from './category-fields.tsx'
import { categoryFields, categoryValuesOf, editedCategoryForm } from './category-values.ts'

type Props = { category: KeptCategory; onCancel: () => void; onSaved: () => void }

/** A category's form, pre-filled. A failed save says so in words (decision B18). */
export function EditCategoryForm({ category, onCancel, onSaved }: Props) {
  const upload = useUpload()
  const claims = useConfirmedClaims()
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
            form: editedCategoryForm(opened, values, isConfirmed),
          }),
        )
        .then((saved) => ({ ...saved, translations: values.translations })),
    done: words.categoryUpdated,
    failed: words.categoryNotUpdated,
    onSaved,
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), sayHowMany))
  return (
    <KeptForm draft={draft} noValidate onSubmit={submit} className="grid gap-6">
      {conflict && (
        <ConflictNotice conflict={conflict} fields={categoryFields} shown={form.watch()} onChoose={show} />
      )}
      {claims.dialog}
      <CategoryFields form={form} isNew={false} />
      <SaveOrCancel busy={save.busy} sent={upload.sent} onCancel={onCancel} />
    </KeptForm>
  )
}
