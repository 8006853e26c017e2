import { type FormEvent, useState } from 'react'
import { newFormKey } from '#browser/new-form-key.ts'
import { KeptForm } from '#people/sessions/shop/drafts/kept-form.tsx'
import { useKeptState } from '#people/sessions/shop/drafts/use-kept-state.ts'
import { useTellFailure } from '#people/sessions/shop/use-tell-failure.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { Ticket } from '../contract.ts'
import * as words from '../words/en.ts'

export type Send = (message: { form_key: string; body: string }) => Promise<Ticket>
type Props = { draftName: string; send: Send; isSettled: boolean; onSent: (ticket: Ticket) => void }

/** One more message about a ticket. Sent twice because an answer was lost, it is written once. */
export function WriteMore({ draftName, send, isSettled, onSent }: Props) {
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState('')
  const [formKey, setFormKey] = useState(newFormKey)
  const [busy, setBusy] = useState(false)
  const draft = useKeptState({
    name: draftName,
    typed: body,
    blank: '',
    put: setBody,
    formKey: [formKey, setFormKey],
  })
  const tellFailure = useTellFailure()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (body.trim() === '') return setProblem(words.messageMissing)
    setBusy(true)
    try {
      onSent(await send({ form_key: formKey, body }))
      toast.success(words.messageSent)
      setBody('')
      draft.forget()
      setFormKey(newFormKey)
    } catch (error) {
      tellFailure(error, words.notSent)
    }
    setBusy(false)
  }

  return (
    <KeptForm draft={draft} method="post" noValidate onSubmit={submit} className="grid gap-4">
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
          // What was changed is another message than the one whose answer may have been lost.
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
    </KeptForm>
  )
}
