import { callApi } from '../../../ui/call-api.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { sentenceOf } from '../../../ui/failure.ts'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useAnswer } from '../../backoffice/web/use-answer.ts'
import type { catalogueEndpoints } from '../contract.ts'
import type { CategoryOption } from './admin-category-field.tsx'
import { EditProductForm } from './admin-edit-product-form.tsx'
import { FormDialog } from './admin-form-dialog.tsx'
import { ProductActivity } from './admin-product-activity.tsx'

type Props = { id: string; categories: CategoryOption[]; onClose: () => void; onSaved: () => void }

/** Edit Product (specification §2.23), with the product as it is now, not as the list had it. */
export function EditProductDialog({ id, categories, onClose, onSaved }: Props) {
  const { data, failed, loading, reload } = useAnswer(`product ${id}`, (signal) =>
    callApi<typeof catalogueEndpoints>()('GET /products/{id}', { params: { id }, signal }),
  )
  const saved = () => {
    onSaved()
    onClose()
  }
  return (
    <FormDialog title="Edit Product" onClose={onClose}>
      {(close) => (
        <>
          {!data && loading && <SkeletonLines words="Loading..." count={8} />}
          {failed && (
            <ErrorState
              sentence={sentenceOf(failed, 'Failed to load products.')}
              onRetry={failed.status === 404 ? undefined : reload}
              busy={loading}
            />
          )}
          {data && (
            <EditProductForm product={data} categories={categories} onCancel={close} onSaved={saved}>
              <ProductActivity productId={data.id} />
            </EditProductForm>
          )}
        </>
      )}
    </FormDialog>
  )
}
