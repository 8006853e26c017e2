import { type ReactNode, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { useDraftForm } from '#backoffice/ui/admin/editing/use-draft-form.ts'
import { UploadProgress } from '#backoffice/ui/admin/upload-progress.tsx'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { usePublicSettings } from '#browser/router/hooks.ts'
import { useClaimConfirmation } from '#catalogue/labels/admin/claims/use-claim-confirmation.tsx'
import { useUpload } from '#catalogue/pictures/admin/use-upload.ts'
import { newIsDraft } from '#catalogue/publishing/words/office/en.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { catalogueEndpoints, Product } from '../../contract.ts'
import * as words from '../../words/office/product-form/en.ts'
import { useCategories } from '../categories/use-categories.ts'
import { ProductFields } from './product-fields.tsx'
import { productFormFields } from './product-form-fields.ts'
import { blankProduct, newProductFormData, type ProductValues } from './product-values.ts'

const fields = productFormFields()

type Props = {
  onAdded: (product: Product, isOnSale: boolean) => void
  /** Buttons in place of the form's own; the first one submits. */
  buttons?: (busy: boolean) => ReactNode
}

/** The form of a new product. Keeps the input when saving fails. */
export function AddProductForm({ onAdded, buttons }: Props) {
  const categories = useCategories()
  const upload = useUpload()
  const claims = useClaimConfirmation('product')
  const [key, setKey] = useState(newFormKey)
  const { demo } = usePublicSettings()
  // A real shop starts with a draft, because a product must not be sold before it has a label.
  const [start] = useState(() => ({ ...blankProduct, visibility: demo ? 'on_sale' : 'draft' }))
  const { form, draft, unsaved, showServerErrors, warnFilesNotKept } = useDraftForm(
    'new product',
    fields,
    start,
    [key, setKey],
  )

  const add = useAction(
    async (values: ProductValues) => {
      const product = await claims.send((isConfirmed) =>
        callApi<typeof catalogueEndpoints>(upload.transport)('POST /products/add', {
          form: newProductFormData(values, key, isConfirmed),
        }),
      )
      unsaved.release()
      draft.clear()
      toast.success(words.productAdded)
      onAdded(product, values.visibility === 'on_sale')
    },
    {
      failed: words.productNotAdded,
      onFailed: showServerErrors,
      onExpired: warnFilesNotKept,
    },
  )
  const submit = useFormSubmit(form.handleSubmit((values) => add.run(values), showErrorCount))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid max-w-3xl gap-6">
      {!demo && <p className="text-ink-soft">{newIsDraft}</p>}
      {claims.dialog}
      <ProductFields form={form} categories={categories} uploadLabel={words.addPictures} />
      <SaveBar>
        <UploadProgress sent={upload.sent} />
        {buttons?.(add.busy) ?? (
          <Button type="submit" busy={add.busy} busyText={words.adding} className="sm:justify-self-start">
            {words.addProduct}
          </Button>
        )}
      </SaveBar>
    </DraftForm>
  )
}
