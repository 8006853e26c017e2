import { useState } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { DeleteDialog } from '#backoffice/ui/admin/dialogs/delete-dialog.tsx'
import { FormDialog } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { deliveryEndpoints, Zone } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { ZoneCard } from './zone-card.tsx'
import { ZoneForm } from './zone-form.tsx'
import { blankZone } from './zone-values.ts'

const api = callApi<typeof deliveryEndpoints>()

/** The delivery zones with their terms. */
export default function DeliverySection() {
  const { data, failed, loading, reload } = useApiQuery('delivery zones', (signal) =>
    api('GET /delivery/zones', { signal }),
  )
  const [toEdit, setToEdit] = useState<Zone>()
  const [toDelete, setToDelete] = useState<Zone>()
  const close = () => setToEdit(undefined)
  return (
    <div className="grid max-w-3xl gap-5">
      <p className="text-ink-soft">{words.lead}</p>
      <p className="text-ink-soft">{words.howTheyMeet}</p>
      <Button className="justify-self-start" onClick={() => setToEdit(blankZone)}>
        {words.addZone}
      </Button>
      {!data && !failed && <SkeletonLines words={words.loading} count={4} />}
      {failed && <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />}
      {data?.length === 0 && <p>{words.none}</p>}
      {data && data.length > 0 && (
        <ul aria-label={words.zones} className="grid gap-3">
          {data.map((zone) => (
            <ZoneCard
              key={zone.id}
              zone={zone}
              onEdit={() => setToEdit(zone)}
              onDelete={() => setToDelete(zone)}
            />
          ))}
        </ul>
      )}
      {toEdit && (
        <FormDialog title={toEdit === blankZone ? words.addZone : words.editZone} onClose={close}>
          {(cancel) => (
            <ZoneForm
              zone={toEdit}
              onCancel={cancel}
              onSaved={() => {
                reload()
                close()
              }}
            />
          )}
        </FormDialog>
      )}
      {toDelete && (
        <DeleteDialog
          question={words.deleteQuestion}
          name={toDelete.name}
          failed={words.notDeleted}
          send={() => api('DELETE /delivery/zones/{id}', { params: { id: toDelete.id } })}
          onClose={() => setToDelete(undefined)}
          onDeleted={reload}
        />
      )}
    </div>
  )
}
