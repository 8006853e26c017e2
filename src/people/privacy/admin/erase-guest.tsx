import { useState } from 'react'
import { DeleteDialog } from '#backoffice/ui/admin/dialogs/delete-dialog.tsx'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import type { privacyEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** On the page of a guest's order: deletes the guest's data after a confirmation. */
export function EraseGuest({ orderId: id, onErased }: { orderId: number; onErased: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <section aria-labelledby="guest-data" className="grid justify-items-start gap-3">
      <h2 id="guest-data" className="text-base!">
        {words.guestData}
      </h2>
      <p className="max-w-2xl text-ink-soft">{words.guestDataHint}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.deleteGuestData}
      </Button>
      {asking && (
        <DeleteDialog
          question={words.deleteQuestion}
          name={words.deleteDetail({ id })}
          failed={words.notDeleted}
          send={() => callApi<typeof privacyEndpoints>()('POST /orders/{id}/guest/erase', { params: { id } })}
          onClose={() => setAsking(false)}
          onDeleted={onErased}
        />
      )}
    </section>
  )
}
