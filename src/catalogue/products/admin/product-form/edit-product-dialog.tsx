import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { EditDialog } from '#backoffice/ui/admin/dialogs/edit-dialog.tsx'
import { callApi } from '#browser/call-api.ts'
import { LabelLink } from '#catalogue/labels/admin/label-link.tsx'
import { OfferPrices } from '#catalogue/price-periods/admin/offer-prices.tsx'
import { MissingList } from '#catalogue/publishing/admin/missing-list.tsx'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/product-form/en.ts'
import { ProductActivity } from '../products/product-activity.tsx'
import type { CategoryOption } from './category-field.tsx'
import { EditProductForm } from './edit-product-form.tsx'

type Props = {
  id: string
  categories: CategoryOption[]
  onClose: () => void
  onSaved: () => void
  onChanged: () => void
}

/** Edit Product (specification §2.23). */
export function EditProductDialog({ id, categories, onClose, onSaved, onChanged }: Props) {
  const product = useApiQuery(`product ${id}`, (signal) =>
    callApi<typeof catalogueEndpoints>()('GET /products/all/{id}', { params: { id }, signal }),
  )
  return (
    <EditDialog
      title={words.editProduct}
      item={product}
      loadingText={words.loadingProduct}
      lines={8}
      notLoaded={words.productNotLoaded}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(loaded, form) => (
        <>
          <MissingList productId={loaded.id} />
          <OfferPrices product={loaded} onChanged={onChanged} />
          <EditProductForm product={loaded} categories={categories} {...form}>
            <LabelLink product={loaded} />
            <ProductActivity productId={loaded.id} />
          </EditProductForm>
        </>
      )}
    </EditDialog>
  )
}
