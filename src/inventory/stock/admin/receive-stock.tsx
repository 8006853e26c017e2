import { type FormEvent, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { SectionSearch } from '#backoffice/ui/admin/lists/section-search.tsx'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { type ApiError, callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { useLabelInputs } from '#inventory/batches/admin/use-label-inputs.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { StockEntries, stockEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { StockEntryLines } from './stock-entry-lines.tsx'
import { type EnteredUnits, isValidUnits, toEntryLines } from './stock-entry-values.ts'

type Reason = StockEntries['reason']
type Props = {
  saved: number
  onSaved: () => void
  /** Received goods have label fields. */
  withDates: boolean
}

/** The form that records received, returned, damaged or corrected units, for many products at once. */
export function ReceiveStock({ saved, onSaved, withDates }: Props) {
  const [reason, setReason] = useState<Reason>('received')
  const [note, setNote] = useState('')
  const [typed, setTyped] = useState<EnteredUnits>({})
  const [submitted, setSubmitted] = useState(false)
  const [formKey, setFormKey] = useState(newFormKey)
  const [alreadyEntered, setAlreadyEntered] = useState('')
  const labels = useLabelInputs({ enabled: withDates && reason === 'received', submitted })
  const lines = labels.addToLines(toEntryLines(typed))
  const draft = useDraftState({
    name: 'stock entry',
    value: { note, typed, labels: labels.typed },
    blank: { note: '', typed: {}, labels: {} },
    restore: (restored: { note: string; typed: EnteredUnits; labels: typeof labels.typed }) => {
      setNote(restored.note)
      setTyped(restored.typed)
      labels.restore(restored.labels)
    },
    formKey: [formKey, setFormKey],
  })
  useUnsavedChanges(lines.length > 0, 'section')
  const { run, busy } = useAction(
    async () => {
      const body = { form_key: formKey, reason, ...(note.trim() && { note }), lines }
      toast.success((await callApi<typeof stockEndpoints>()('POST /stock/moves', { body })).message)
    },
    {
      failed: words.notSaved,
      onFailed: (error) => showAlreadyEntered(error) || labels.showRefusals(error, lines),
    },
  )

  /**
   * The first submission was saved. What the form holds now is a new entry with a new idempotency key, after a
   * review.
   */
  function showAlreadyEntered({ code, message }: ApiError) {
    if (code !== 'ENTERED_DIFFERENTLY') return false
    setAlreadyEntered(message)
    setFormKey(newFormKey)
    onSaved()
    return true
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (Object.values(typed).some((units) => !isValidUnits(units, reason))) return
    if (labels.areInvalid(lines)) return
    if (lines.length === 0) return toast.error(words.nothingEntered)
    if (!(await run())) return
    draft.clear()
    setTyped({})
    labels.clear()
    setNote('')
    setSubmitted(false)
    setAlreadyEntered('')
    setFormKey(newFormKey)
    onSaved()
  }

  return (
    <DraftForm draft={draft} noValidate onSubmit={save} aria-labelledby="enter-stock" className="grid gap-5">
      <h2 id="enter-stock" className="text-xl">
        {words.enterStock}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={words.why}
          hint={words.enteredHints[reason]}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value as Reason)}
        >
          {Object.entries(words.entered).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.note}
          hint={words.noteHint}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
      <SectionSearch label={words.search} />
      <StockEntryLines
        saved={saved}
        typed={typed}
        problemOf={(units) => (submitted && !isValidUnits(units, reason) ? words.unitsNeeded : undefined)}
        onType={(packId, units) => setTyped((was) => ({ ...was, [packId]: units }))}
        labels={labels}
      />
      <SaveBar>
        {alreadyEntered && (
          <p role="alert" className="rounded-field bg-tint-turmeric p-3 font-medium">
            {alreadyEntered}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {words.savingLines({ count: lines.length })}
          </p>
        </div>
      </SaveBar>
    </DraftForm>
  )
}
