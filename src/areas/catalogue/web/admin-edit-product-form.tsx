import type { ReactNode } from 'react'
import { callApi } from '../../../ui/call-api.ts'
import { orderOf } from '../../pictures/web/picture-slots.ts'
import type { catalogueEndpoints, Product } from '../contract.ts'
import type { CategoryOption } from './admin-category-field.tsx'
import { ConflictNotice } from './admin-conflict-notice.tsx'
import { SaveOrCancel } from './admin-form-dialog.tsx'
import { ProductFields } from './admin-product-fields.tsx'
import { editedProductForm, type ProductValues, valuesOf } from './admin-product-values.ts'
import { productFormFields } from './admin-product-words.ts'
import { useEdit } from './admin-use-edit.ts'

type Props = {
  product: Product
  categories: CategoryOption[]
  onCancel: () => void
  onSaved: () => void
  /** Below the fields. */
  children: ReactNode
}

/** A product's form, pre-filled. When somebody else saved first, it says what changed and asks only about that. */
export function EditProductForm({ product, categories, onCancel, onSaved, children }: Props) {
  const own = { id: product.category_id, name: product.category_name }
  const options = categories.some(({ id }) => id === own.id) ? categories : [own, ...categories]
  const fields = productFormFields(options)
  const { form, save, sent, conflict, show } = useEdit({
    name: `product ${product.id}`,
    stored: product,
    fields,
    valuesOf,
    stillPossible: withoutRemoved,
    send: (opened, values, transport) =>
      callApi<typeof catalogueEndpoints>(transport)('PUT /products/{id}', {
        params: { id: product.id },
        form: editedProductForm(opened, values),
      }),
    done: 'Product updated successfully!',
    failed: 'Failed to update the product.',
    onSaved,
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => save.run(values))} className="grid gap-6">
      {conflict && (
        <ConflictNotice conflict={conflict} fields={fields} shown={form.watch()} onChoose={show} />
      )}
      <ProductFields form={form} categories={options} uploadLabel="Upload New Image" />
      {children}
      <SaveOrCancel busy={save.busy} sent={sent} onCancel={onCancel} />
    </form>
  )
}

/** A stored picture that somebody else took out cannot be shown any more. */
function withoutRemoved(typed: ProductValues, theirs: ProductValues) {
  const stored = orderOf(theirs.pictures)
  const pictures = typed.pictures.filter((slot) => slot.file || stored.includes(slot.stored.url))
  return { ...typed, pictures }
}
