import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { FormDialog } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import { LabelLink } from '#catalogue/labels/admin/label-link.tsx'
import { MissingList } from '#catalogue/publishing/admin/missing-list.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/product-form/en.ts'
import { ProductActivity } from '../products/product-activity.tsx'
import type { CategoryOption } from './category-field.tsx'
import { EditProductForm } from './edit-product-form.tsx'

type Props = { id: string; categories: CategoryOption[]; onClose: () => void; onSaved: () => void }

/** Edit Product (specification §2.23). Loads the product again, because the list may be outdated. */
export function EditProductDialog({ id, categories, onClose, onSaved }: Props) {
  const { data, failed, loading, reload } = useApiQuery(`product ${id}`, (signal) =>
    callApi<typeof catalogueEndpoints>()('GET /products/all/{id}', { params: { id }, signal }),
  )
  const saved = () => {
    onSaved()
    onClose()
  }
  return (
    <FormDialog title={words.editProduct} onClose={onClose}>
      {(close) => (
        <>
          {!data && loading && <SkeletonLines words={words.loadingProduct} count={8} />}
          {failed && (
            <ErrorState
              sentence={errorMessageOf(failed, words.productNotLoaded)}
              onRetry={failed.status === 404 ? undefined : reload}
              busy={loading}
            />
          )}
          {data && (
            <>
              <MissingList productId={data.id} />
              <EditProductForm product={data} categories={categories} onCancel={close} onSaved={saved}>
                <LabelLink product={data} />
                <ProductActivity productId={data.id} />
              </EditProductForm>
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
