import { type FormEvent, useState } from 'react'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { type ApiError, callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-form-key.ts'
import { KeptForm } from '#people/sessions/shop/drafts/kept-form.tsx'
import { useKeptState } from '#people/sessions/shop/drafts/use-kept-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { customerEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** A field for a note. What was sent, and its answer lost, is not written twice. */
export function NewNote({ customerId, onKept }: { customerId: number; onKept: () => void }) {
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState('')
  const [formKey, setFormKey] = useState(newFormKey)
  const draft = useKeptState({
    name: `note on customer ${customerId}`,
    typed: body,
    blank: '',
    put: setBody,
    formKey: [formKey, setFormKey],
  })
  useUnsavedChanges(body.trim() !== '', 'section')
  const { run, busy } = useAction(
    () =>
      callApi<typeof customerEndpoints>()('POST /customers/{id}/notes', {
        params: { id: customerId },
        body: { form_key: formKey, body },
      }),
    { failed: words.noteNotKept, onFailed: tellEarlier },
  )

  function tellEarlier({ code, message }: ApiError) {
    if (code !== 'ENTERED_DIFFERENTLY') return false
    setProblem(message)
    setFormKey(newFormKey)
    onKept()
    return true
  }

  async function keep(event: FormEvent) {
    event.preventDefault()
    if (body.trim() === '') return setProblem(words.noteMissing)
    if (!(await run())) return
    toast.success(words.noteKept)
    setBody('')
    draft.forget()
    setProblem('')
    setFormKey(newFormKey)
    onKept()
  }

  return (
    <KeptForm draft={draft} noValidate onSubmit={keep} className="grid gap-3">
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
    </KeptForm>
  )
}
