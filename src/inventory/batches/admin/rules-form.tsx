import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import type { AdminBatchRules, batchEndpoints } from '../contract.ts'
import * as words from '../words/office/entering/en.ts'
import {
  type NumberField,
  type RulesFormValues,
  rulesFields,
  rulesFormValuesOf,
  toBatchRules,
  validationOf,
} from './rules-form-values.ts'

type Props = { stored: AdminBatchRules; onSaved: (rules: AdminBatchRules) => void }

const numbers: [NumberField, string?][] = [
  ['least_percent', words.leastPercentHint],
  ['least_days'],
  ['way_days', words.wayDaysHint],
  ['warn_days', words.warnDaysHint],
]

/** The form of the batch rules: whether goods are received with dates, and the shelf life left at delivery. */
export function RulesForm({ stored, onSaved }: Props) {
  const { form, draft, save, conflict, show } = useEdit<AdminBatchRules, RulesFormValues>({
    name: 'batch-rules',
    stored,
    fields: rulesFields,
    valuesOf: rulesFormValuesOf,
    send: ({ version }, typed) =>
      callApi<typeof batchEndpoints>()('PUT /stock/batches/rules', {
        body: toBatchRules(typed, version),
      }),
    done: words.rulesSaved,
    failed: words.rulesNotSaved,
    onSaved,
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values)))
  const { errors } = form.formState
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} aria-label={words.rules} className="grid gap-5">
      {conflict && (
        <ConflictNotice conflict={conflict} fields={rulesFields} shown={form.watch()} onChoose={show} />
      )}
      <p className="text-ink-soft">{words.rulesLead}</p>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input type="checkbox" className="size-5 shrink-0 accent-leaf-dark" {...form.register('wanted')} />
        {words.wanted}
      </label>
      <div className="grid gap-5 sm:grid-cols-2">
        {numbers.map(([name, hint]) => (
          <Field
            key={name}
            label={rulesFields.labels[name]}
            hint={hint}
            inputMode="numeric"
            autoComplete="off"
            error={errors[name]?.message}
            {...form.register(name, validationOf(name))}
          />
        ))}
      </div>
      <Button type="submit" busy={save.busy} className="justify-self-start">
        {words.saveRules}
      </Button>
    </DraftForm>
  )
}
