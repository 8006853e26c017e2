import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { type ApiError, callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { customerEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** The form for a new note about a customer. Sending it again after a lost response adds nothing. */
export function NewNote({ customerId, onSaved }: { customerId: number; onSaved: () => void }) {
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState('')
  const [formKey, setFormKey] = useState(newFormKey)
  const draft = useDraftState({
    name: `note on customer ${customerId}`,
    value: body,
    blank: '',
    restore: setBody,
    formKey: [formKey, setFormKey],
  })
  useUnsavedChanges(body.trim() !== '', 'section')
  const { run, busy } = useAction(
    () =>
      callApi<typeof customerEndpoints>()('POST /customers/{id}/notes', {
        params: { id: customerId },
        body: { form_key: formKey, body },
      }),
    { failed: words.noteNotKept, onFailed: showEarlierNote },
  )

  function showEarlierNote({ code, message }: ApiError) {
    if (code !== 'ENTERED_DIFFERENTLY') return false
    setProblem(message)
    setFormKey(newFormKey)
    onSaved()
    return true
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (body.trim() === '') return setProblem(words.noteMissing)
    if (!(await run())) return
    toast.success(words.noteKept)
    setBody('')
    draft.clear()
    setProblem('')
    setFormKey(newFormKey)
    onSaved()
  }

  return (
    <DraftForm draft={draft} noValidate onSubmit={save} className="grid gap-3">
      <TextAreaField
        label={words.newNote}
        rows={2}
        maxLength={1000}
        value={body}
        error={problem || undefined}
        onChange={(event) => {
          setBody(event.currentTarget.value)
          setProblem('')
        }}
      />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {words.keepNote}
      </Button>
    </DraftForm>
  )
}
