import { type FormEvent, useState } from 'react'
import { SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { SectionSearch } from '#backoffice/ui/admin/section-search.tsx'
import { useUnsavedChanges } from '#backoffice/ui/admin/unsaved-changes.tsx'
import { useAction } from '#backoffice/ui/admin/use-action.ts'
import { type ApiError, callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-form-key.ts'
import { useTypedLabels } from '#inventory/batches/admin/use-typed-labels.ts'
import { KeptForm } from '#people/sessions/shop/drafts/kept-form.tsx'
import { useKeptState } from '#people/sessions/shop/drafts/use-kept-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { StockEntries, stockEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { isUnits, linesOf, type Typed } from './entry.ts'
import { PacksToEnter } from './packs-to-enter.tsx'

type Reason = StockEntries['reason']
type Props = {
  saved: number
  onSaved: () => void
  /** Goods that come in are asked for what is on their label. */
  withDates: boolean
}

/** Goods came in, came back, are damaged, or were counted otherwise: as many products at once as a delivery has. */
export function EnterStock({ saved, onSaved, withDates }: Props) {
  const [reason, setReason] = useState<Reason>('received')
  const [note, setNote] = useState('')
  const [typed, setTyped] = useState<Typed>({})
  const [tried, setTried] = useState(false)
  const [formKey, setFormKey] = useState(newFormKey)
  const [earlier, setEarlier] = useState('')
  const labels = useTypedLabels({ asked: withDates && reason === 'received', tried })
  const lines = labels.onLines(linesOf(typed))
  const draft = useKeptState({
    name: 'stock entry',
    typed: { note, typed, labels: labels.typed },
    blank: { note: '', typed: {}, labels: {} },
    put: (kept: { note: string; typed: Typed; labels: typeof labels.typed }) => {
      setNote(kept.note)
      setTyped(kept.typed)
      labels.put(kept.labels)
    },
    formKey: [formKey, setFormKey],
  })
  useUnsavedChanges(lines.length > 0, 'section')
  const { run, busy } = useAction(
    async () => {
      const body = { form_key: formKey, reason, ...(note.trim() && { note }), lines }
      toast.success((await callApi<typeof stockEndpoints>()('POST /stock/moves', { body })).message)
    },
    { failed: words.notSaved, onFailed: (error) => tellEarlier(error) || labels.tellRefused(error, lines) },
  )

  /** What was sent before was written, and is in the ledger. What is typed now is another entry, once it was looked over. */
  function tellEarlier({ code, message }: ApiError) {
    if (code !== 'ENTERED_DIFFERENTLY') return false
    setEarlier(message)
    setFormKey(newFormKey)
    onSaved()
    return true
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.values(typed).some((units) => !isUnits(units, reason))) return
    if (labels.areWrong(lines)) return
    if (lines.length === 0) return toast.error(words.nothingEntered)
    if (!(await run())) return
    draft.forget()
    setTyped({})
    labels.clear()
    setNote('')
    setTried(false)
    setEarlier('')
    setFormKey(newFormKey)
    onSaved()
  }

  return (
    <KeptForm draft={draft} noValidate onSubmit={save} aria-labelledby="enter-stock" className="grid gap-5">
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
      <PacksToEnter
        saved={saved}
        typed={typed}
        problemOf={(units) => (tried && !isUnits(units, reason) ? words.unitsNeeded : undefined)}
        onType={(packId, units) => setTyped((was) => ({ ...was, [packId]: units }))}
        labels={labels}
      />
      <SaveBar>
        {earlier && (
          <p role="alert" className="rounded-field bg-tint-turmeric p-3 font-medium">
            {earlier}
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
    </KeptForm>
  )
}
