import { type FormEvent, useState } from 'react'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { Ticket } from '../contract.ts'
import * as words from '../words/en.ts'

export type SendMessage = (message: { form_key: string; body: string }) => Promise<Ticket>
type Props = { draftName: string; send: SendMessage; isSettled: boolean; onSent: (ticket: Ticket) => void }

/** The form for a customer's further message. Sent again after a lost response, it is stored once. */
export function TicketReply({ draftName, send, isSettled, onSent }: Props) {
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState('')
  const [formKey, setFormKey] = useState(newFormKey)
  const [busy, setBusy] = useState(false)
  const draft = useDraftState({
    name: draftName,
    value: body,
    blank: '',
    restore: setBody,
    formKey: [formKey, setFormKey],
  })
  const showFailure = useShowFailure()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (body.trim() === '') return setProblem(words.messageMissing)
    setBusy(true)
    try {
      onSent(await send({ form_key: formKey, body }))
      toast.success(words.messageSent)
      setBody('')
      draft.clear()
      setFormKey(newFormKey)
    } catch (error) {
      showFailure(error, words.notSent)
    }
    setBusy(false)
  }

  return (
    <DraftForm draft={draft} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {isSettled && <p>{words.opensAgain}</p>}
      <TextAreaField
        label={words.writeMore}
        rows={3}
        maxLength={2000}
        value={body}
        error={problem || undefined}
        onChange={({ currentTarget: { value } }) => {
          setBody(value)
          setProblem('')
          // A changed text is a new message, different from the one whose response may have been lost.
          setFormKey(newFormKey)
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={busy}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {words.send}
      </Button>
    </DraftForm>
  )
}
