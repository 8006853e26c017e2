import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { FormDialog } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/office/en.ts'
import { ParcelSizesForm } from './parcel-sizes-form.tsx'
import { callCouriers } from './use-order-courier.ts'

/** The dialog with the usual box, and the boxes and weights of the products. */
export function ParcelSizes({ onClose }: { onClose: () => void }) {
  const { data, failed, loading, reload } = useApiQuery('parcel-sizes', (signal) =>
    callCouriers()('GET /couriers/parcels', { signal }),
  )
  return (
    <FormDialog title={words.parcelSizes} onClose={onClose}>
      {(close) => (
        <>
          {!data && !failed && <SkeletonLines words={words.loading} count={6} />}
          {!data && failed && <ErrorState sentence={words.sizesNotLoaded} onRetry={reload} busy={loading} />}
          {data && <ParcelSizesForm settings={data} onCancel={close} onSaved={onClose} />}
        </>
      )}
    </FormDialog>
  )
}
