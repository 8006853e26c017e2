import type { ReactNode } from 'react'
import { SaveOrCancel } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { callApi } from '#browser/call-api.ts'
import { useClaimConfirmation } from '#catalogue/labels/admin/claims/use-claim-confirmation.tsx'
import { serializePictureOrder } from '#catalogue/pictures/admin/picture-slots.ts'
import { useUpload } from '#catalogue/pictures/admin/use-upload.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/product-form/en.ts'
import type { CategoryOption } from './category-field.tsx'
import { ProductFields } from './product-fields.tsx'
import { productFormFields } from './product-form-fields.ts'
import {
  type EditedProduct,
  editedProductFormData,
  type ProductValues,
  productValuesOf,
} from './product-values.ts'

type Props = {
  product: EditedProduct
  categories: CategoryOption[]
  onCancel: () => void
  onSaved: () => void
  /** Rendered below the fields. */
  children: ReactNode
}

/** A pre-filled product form. After an edit conflict it shows what changed and asks only about those fields. */
export function EditProductForm({ product, categories, onCancel, onSaved, children }: Props) {
  const currentCategory = { id: product.category_id, name: product.category_name }
  const options = categories.some(({ id }) => id === currentCategory.id)
    ? categories
    : [currentCategory, ...categories]
  const fields = productFormFields(options)
  const upload = useUpload()
  const claims = useClaimConfirmation('product')
  const { form, draft, save, conflict, show } = useEdit({
    name: `product ${product.id}`,
    stored: product,
    fields,
    valuesOf: productValuesOf,
    withoutImpossible: dropRemovedPictures,
    send: (opened, values) =>
      claims
        .send((isConfirmed) =>
          callApi<typeof catalogueEndpoints>(upload.transport)('PUT /products/{id}', {
            params: { id: product.id },
            form: editedProductFormData(opened, values, isConfirmed),
          }),
        )
        .then((saved) => ({ ...opened, ...saved, translations: values.translations })),
    done: words.productUpdated,
    failed: words.productNotUpdated,
    onSaved,
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), showErrorCount))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid gap-6">
      {conflict && (
        <ConflictNotice conflict={conflict} fields={fields} shown={form.watch()} onChoose={show} />
      )}
      {claims.dialog}
      <ProductFields form={form} categories={options} uploadLabel={words.uploadNewImage} />
      {children}
      <SaveOrCancel busy={save.busy} sent={upload.sent} onCancel={onCancel} />
    </DraftForm>
  )
}

/** The typed values without stored pictures that somebody else has removed since. */
function dropRemovedPictures(typed: ProductValues, theirs: ProductValues) {
  const stored = serializePictureOrder(theirs.pictures)
  const pictures = typed.pictures.filter((slot) => slot.file || stored.includes(slot.stored.url))
  return { ...typed, pictures }
}
