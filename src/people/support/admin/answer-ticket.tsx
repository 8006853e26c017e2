import { type FormEvent, useState } from 'react'
import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { type AdminTicket, answer, type ticketEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { type OnChanged, useTicketAction } from './use-ticket-action.ts'

type Props = { ticket: AdminTicket; onChanged: OnChanged }

/** The form for an answer. On a conflict the typed text stays, while `onChanged` shows what has changed. */
export function AnswerTicket({ ticket: { id, version, confirmed }, onChanged }: Props) {
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState<string>()
  const [formKey, setFormKey] = useState(newFormKey)
  const draft = useDraftState({
    name: `answer to ticket ${id}`,
    value: body,
    blank: '',
    restore: setBody,
    formKey: [formKey, setFormKey],
  })
  useUnsavedChanges(body.trim() !== '')
  const { run, busy } = useTicketAction(
    () =>
      callApi<typeof ticketEndpoints>()('POST /ticket-desk/{id}/answers', {
        params: { id },
        body: { form_key: formKey, body, version },
      }),
    { failed: words.answerNotSent, onChanged },
  )

  async function send(event: FormEvent) {
    event.preventDefault()
    const wrong = findProblem(answer.shape.body, body)
    setProblem(wrong)
    if (wrong || !(await run())) return
    toast.success(confirmed ? words.answerSent : words.answerHeld)
    setBody('')
    draft.clear()
    setFormKey(newFormKey)
  }

  return (
    <DraftForm draft={draft} noValidate onSubmit={send} className="grid gap-4">
      <TextAreaField
        label={words.answer}
        hint={confirmed ? words.answerHint : words.answerHintUnconfirmed}
        rows={4}
        maxLength={2000}
        value={body}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setBody(value)
          setProblem(undefined)
          // A changed text is a new answer, different from the one that may have arrived.
          setFormKey(newFormKey)
        }}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {words.send}
      </Button>
    </DraftForm>
  )
}
