import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { callApi } from '../../../ui/call-api.ts'
import { toast } from '../../../ui/toast.ts'
import { useAction } from '../../backoffice/web/use-action.ts'
import { UploadProgress } from '../../pictures/web/upload-progress.tsx'
import { useUpload } from '../../pictures/web/use-upload.ts'
import type { catalogueEndpoints, Product } from '../contract.ts'
import { ProductFields } from './admin-product-fields.tsx'
import { blankProduct, newFormKey, newProductForm, type ProductValues } from './admin-product-values.ts'
import { productFormFields } from './admin-product-words.ts'
import { SaveBar } from './admin-save-bar.tsx'
import { useCategories } from './admin-use-categories.ts'
import { useTypedForm } from './admin-use-typed-form.ts'

const fields = productFormFields()

/** A new product. Whatever goes wrong, what was typed stays. */
export function AddProductForm({ onAdded }: { onAdded: (product: Product) => void }) {
  const categories = useCategories()
  const upload = useUpload()
  const [key] = useState(newFormKey)
  const { form, unsaved, showProblems, keepChanges } = useTypedForm('new product', fields, blankProduct)

  const add = useAction(
    async (values: ProductValues) => {
      const product = await callApi<typeof catalogueEndpoints>(upload.transport)('POST /products/add', {
        form: newProductForm(values, key),
      })
      unsaved.release()
      toast.success('Product added successfully!')
      onAdded(product)
    },
    {
      failed: 'Failed to add product',
      onFailed: showProblems,
      onExpired: keepChanges,
    },
  )
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => add.run(values))}
      className="grid max-w-3xl gap-6"
    >
      <ProductFields form={form} categories={categories} uploadLabel="Add pictures" />
      <SaveBar>
        <UploadProgress sent={upload.sent} />
        <Button type="submit" busy={add.busy} busyText="Adding..." className="sm:justify-self-start">
          Add Product
        </Button>
      </SaveBar>
    </form>
  )
}
