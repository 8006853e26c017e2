import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { historyEndpoints } from '../../history-contract.ts'
import * as words from '../../words/office/timeline/en.ts'
import type { OrderPanelProps } from './panel-props.ts'

/** Form for a note, internal or for the customer. */
export function WriteNote({ order: { id }, onChanged }: OrderPanelProps) {
  const [text, setText] = useState('')
  const [toCustomer, setToCustomer] = useState(false)
  const [formKey, setFormKey] = useState(newFormKey)
  const [tried, setTried] = useState(false)
  const isEmpty = text.trim() === ''
  const draft = useDraftState({
    name: `note on order ${id}`,
    value: { text, toCustomer },
    blank: { text: '', toCustomer: false },
    restore: (kept) => {
      setText(kept.text)
      setToCustomer(kept.toCustomer)
    },
    formKey: [formKey, setFormKey],
  })
  useUnsavedChanges(!isEmpty)
  const { run, busy } = useAction(
    () =>
      callApi<typeof historyEndpoints>()('POST /orders/{id}/notes', {
        params: { id },
        body: { form_key: formKey, text, to_customer: toCustomer },
      }),
    { failed: words.noteNotSaved },
  )
  // A changed text gets a new idempotency key, because the first request may have been saved although its answer was
  // lost.
  const changeWithNewKey = (change: () => void) => {
    change()
    setFormKey(newFormKey)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isEmpty || !(await run())) return
    toast.success(words.noteSaved)
    changeWithNewKey(() => setText(''))
    draft.clear()
    setTried(false)
    onChanged()
  }

  return (
    <DraftForm
      draft={draft}
      noValidate
      onSubmit={save}
      aria-labelledby="write-note"
      className="grid max-w-2xl gap-4"
    >
      <h2 id="write-note" className="text-base!">
        {words.notes}
      </h2>
      <TextAreaField
        label={words.note}
        rows={2}
        maxLength={1000}
        value={text}
        error={tried && isEmpty ? words.noteNeeded : undefined}
        onChange={({ currentTarget: { value } }) => changeWithNewKey(() => setText(value))}
      />
      <NoteAudience
        toCustomer={toCustomer}
        onChoose={(choice) => changeWithNewKey(() => setToCustomer(choice))}
      />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {words.saveNote}
      </Button>
    </DraftForm>
  )
}

type NoteAudienceProps = { toCustomer: boolean; onChoose: (toCustomer: boolean) => void }

/** Radio buttons, so that the audience is visible before the note is saved. */
const NoteAudience = ({ toCustomer, onChoose }: NoteAudienceProps) => (
  <fieldset>
    <legend className="mb-1 text-sm font-semibold">{words.forWhom}</legend>
    <div className="flex flex-wrap gap-x-6">
      {[false, true].map((choice) => (
        <label key={String(choice)} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="reader"
            checked={choice === toCustomer}
            onChange={() => onChoose(choice)}
            className="size-5 shrink-0 accent-leaf-dark"
          />
          {choice ? words.forCustomer : words.forUs}
        </label>
      ))}
    </div>
  </fieldset>
)
