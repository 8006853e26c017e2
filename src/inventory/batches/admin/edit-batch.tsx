import { useState } from 'react'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { formatDayAndYear } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { validationRule } from '#backoffice/ui/admin/schema-validation.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { type Batch, type BatchChange, batchChange, type batchEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import * as labelWords from '../words/office/entering/en.ts'

type Values = Omit<BatchChange, 'version'>
type Props = { batch: Batch; onChanged: (batch: Batch) => void }

const batchValuesOf = ({ code, packed_on, best_before, note }: Batch): Values => ({
  code,
  packed_on,
  best_before,
  note,
})

const fields: FormFields<Values> = {
  names: ['packed_on', 'best_before', 'code', 'note'],
  labels: {
    packed_on: labelWords.packedOn,
    best_before: labelWords.bestBefore,
    code: labelWords.code,
    note: words.note,
  },
  text: (values, name) => values[name],
  formatValue: (values, name) =>
    (name === 'packed_on' || name === 'best_before') && values[name]
      ? formatDayAndYear(values[name])
      : values[name],
}

/** Corrects a batch’s label; collapsed until it is opened. */
export function EditBatch(props: Props) {
  const [open, setOpen] = useState(false)
  return open ? (
    <EditForm {...props} onClose={() => setOpen(false)} />
  ) : (
    <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
      {words.edit}
    </Button>
  )
}

function EditForm({ batch, onChanged, onClose }: Props & { onClose: () => void }) {
  const { form, draft, save, conflict, show } = useEdit<Batch, Values>({
    name: `batch-${batch.id}`,
    stored: batch,
    fields,
    valuesOf: batchValuesOf,
    send: ({ id, version }, typed) =>
      callApi<typeof batchEndpoints>()('PUT /stock/batches/{id}', {
        params: { id },
        body: { ...typed, version },
      }),
    done: words.batchSaved,
    failed: words.batchNotSaved,
    onSaved: (saved) => {
      onChanged(saved)
      onClose()
    },
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values)))
  const { errors } = form.formState
  return (
    <DraftForm
      draft={draft}
      noValidate
      onSubmit={submit}
      aria-label={words.edit}
      className="grid max-w-3xl gap-5"
    >
      {conflict && (
        <ConflictNotice conflict={conflict} fields={fields} shown={form.watch()} onChoose={show} />
      )}
      <div className="grid gap-5 sm:grid-cols-3">
        {(['packed_on', 'best_before', 'code'] as const).map((name) => (
          <Field
            key={name}
            label={fields.labels[name]}
            type={name === 'code' ? 'text' : 'date'}
            autoComplete="off"
            error={errors[name]?.message}
            {...form.register(name, validationRule(batchChange.shape[name]))}
          />
        ))}
      </div>
      <TextAreaField
        label={words.note}
        hint={words.noteHint}
        error={errors.note?.message}
        {...form.register('note', validationRule(batchChange.shape.note))}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.busy}>
          {words.saveBatch}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancelEdit}
        </Button>
      </div>
    </DraftForm>
  )
}
