import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { pictureEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** A button that deletes an unused picture after a confirmation. */
export function DeletePicture({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useAction(
    async () => {
      const { message } = await callApi<typeof pictureEndpoints>()('DELETE /images/{id}', { params: { id } })
      setAsking(false)
      toast.success(message)
      onDeleted()
    },
    {
      failed: words.pictureNotDeleted,
      onFailed: () => {
        setAsking(false)
        return false
      },
    },
  )
  return (
    <>
      <Button variant="quiet" className="px-3! text-danger!" onClick={() => setAsking(true)}>
        {words.deletePicture}
        <span className="sr-only">{words.thisPicture}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words.deleteQuestion}
        detail={words.deleteDetail}
        confirmText={words.deletePicture}
        danger
        busy={busy}
        onConfirm={() => void run()}
      />
    </>
  )
}
