import { callApi } from '../../../ui/call-api.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { sentenceOf } from '../../../ui/failure.ts'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useAnswer } from '../../backoffice/web/use-answer.ts'
import type { catalogueEndpoints } from '../contract.ts'
import { EditCategoryForm } from './admin-edit-category-form.tsx'
import { FormDialog } from './admin-form-dialog.tsx'

type Props = { id: string; onClose: () => void; onSaved: () => void }

/** Edit Category (specification §2.23), with the category as it is now, not as the list had it. */
export function EditCategoryDialog({ id, onClose, onSaved }: Props) {
  const { data, failed, loading, reload } = useAnswer(`category ${id}`, (signal) =>
    callApi<typeof catalogueEndpoints>()('GET /categories/{id}', { params: { id }, signal }),
  )
  const saved = () => {
    onSaved()
    onClose()
  }
  return (
    <FormDialog title="Edit Category" onClose={onClose}>
      {(close) => (
        <>
          {!data && loading && <SkeletonLines words="Loading..." />}
          {failed && (
            <ErrorState
              sentence={sentenceOf(failed, 'Failed to load categories. Please try again.')}
              onRetry={failed.status === 404 ? undefined : reload}
              busy={loading}
            />
          )}
          {data && <EditCategoryForm category={data} onCancel={close} onSaved={saved} />}
        </>
      )}
    </FormDialog>
  )
}
