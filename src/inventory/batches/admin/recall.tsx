import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import type { Batch, batchEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** The recalled batch, and the orders whose units were replaced. */
type RecalledBatch = Batch & { swapped: number[] }

/** A button that recalls a batch; its dialog asks for the reason. */
export function Recall({ id, onRecalled }: { id: number; onRecalled: (batch: RecalledBatch) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        {words.recall}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.recallQuestion}
        description={words.recallLead}
        keepOnOutsideClick
      >
        <ReasonForm
          id={id}
          onRecalled={(batch) => {
            setOpen(false)
            onRecalled(batch)
          }}
        />
      </Dialog>
    </>
  )
}

/** Sends the recall with the typed reason. */
function ReasonForm({ id, onRecalled }: { id: number; onRecalled: (batch: RecalledBatch) => void }) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const draft = useDraftState({ name: `recall of batch ${id}`, value: reason, blank: '', restore: setReason })
  const { run, busy } = useAction(
    async () => {
      const params = { id }
      const body = { reason }
      onRecalled(await callApi<typeof batchEndpoints>()('POST /stock/batches/{id}/recall', { params, body }))
      draft.clear()
      toast.success(words.recalled)
    },
    {
      failed: words.notRecalled,
      onFailed: ({ fields }) => {
        setProblem(fields.reason)
        return fields.reason !== undefined
      },
    },
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') setProblem(words.reasonNeeded)
    else void run()
  }
  return (
    <DraftForm draft={draft} noValidate onSubmit={save} className="grid gap-5">
      <Field
        label={words.recallReason}
        maxLength={200}
        autoComplete="off"
        value={reason}
        {...(problem && { error: problem })}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant="danger" busy={busy}>
        {words.recallNow}
      </Button>
    </DraftForm>
  )
}

/** A button that ends a recall after a confirmation, for a recall that was a mistake. */
export function EndRecall({ id, onEnded }: { id: number; onEnded: (batch: Batch) => void }) {
  const [open, setOpen] = useState(false)
  const { run, busy } = useAction(
    async () => {
      onEnded(await callApi<typeof batchEndpoints>()('DELETE /stock/batches/{id}/recall', { params: { id } }))
      setOpen(false)
      toast.success(words.recallEnded)
    },
    { failed: words.recallNotEnded },
  )
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        {words.endRecall}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        question={words.endQuestion}
        detail={words.endDetail}
        confirmText={words.endRecall}
        busy={busy}
        onConfirm={() => void run()}
      />
    </>
  )
}
