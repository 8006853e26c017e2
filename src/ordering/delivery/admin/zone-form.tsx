import type { UseFormReturn } from 'react-hook-form'
import { SaveOrCancel } from '#backoffice/ui/admin/dialogs/form-dialog.tsx'
import { ConflictNotice } from '#backoffice/ui/admin/editing/conflict-notice.tsx'
import { useEdit } from '#backoffice/ui/admin/editing/use-edit.ts'
import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { callApi } from '#browser/call-api.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Field } from '#ui/forms/field.tsx'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { type deliveryEndpoints, type Zone, zoneInputShape } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { ZoneTranslations } from './zone-translations.tsx'
import {
  blankZone,
  multilineFields,
  toZoneInput,
  toZoneValues,
  type ZoneField,
  type ZoneTextField,
  type ZoneValues,
  zoneFormFields,
} from './zone-values.ts'

const api = callApi<typeof deliveryEndpoints>()

/** Creates the zone if it has no id yet, otherwise updates it. */
const saveZone = (zone: Zone, values: ZoneValues) =>
  zone.id === blankZone.id
    ? api('POST /delivery/zones', { body: toZoneInput(values) })
    : api('PUT /delivery/zones/{id}', {
        params: { id: zone.id },
        body: { ...toZoneInput(values), version: zone.version },
      })

/** Validates a field with the contract's schema. */
const ruleOf = (field: ZoneField) => ({
  validate: (_: string, values: ZoneValues) => findProblem(zoneInputShape[field], toZoneInput(values)[field]),
})

type Props = { zone: Zone; onCancel: () => void; onSaved: () => void }

/** The form of a zone. Changes that somebody else saved since it was opened are merged. */
export function ZoneForm({ zone, onCancel, onSaved }: Props) {
  const { form, draft, save, conflict, show } = useEdit({
    name: `zone ${zone.id}`,
    stored: zone,
    fields: zoneFormFields,
    valuesOf: toZoneValues,
    send: saveZone,
    done: words.saved,
    failed: words.notSaved,
    onSaved,
  })
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), showErrorCount))
  return (
    <DraftForm draft={draft} noValidate onSubmit={submit} className="grid gap-6">
      {conflict && (
        <ConflictNotice conflict={conflict} fields={zoneFormFields} shown={form.watch()} onChoose={show} />
      )}
      {zoneFormFields.names.map((field) =>
        field === 'translations' ? (
          <ZoneTranslations key={field} form={form} />
        ) : field === 'cash_on_delivery' ? (
          <CashChoice key={field} form={form} />
        ) : (
          <ZoneInput key={field} field={field} form={form} />
        ),
      )}
      <SaveOrCancel busy={save.busy} sent={undefined} onCancel={onCancel} />
    </DraftForm>
  )
}

const CashChoice = ({ form }: { form: UseFormReturn<ZoneValues> }) => (
  <SelectField
    label={words.fields.cash_on_delivery}
    hint={words.hints.cash_on_delivery}
    value={form.watch('cash_on_delivery')}
    {...form.register('cash_on_delivery')}
  >
    <option value="not">{words.cashChoices.not}</option>
    <option value="allowed">{words.cashChoices.allowed}</option>
  </SelectField>
)

function ZoneInput({ field, form }: { field: ZoneTextField; form: UseFormReturn<ZoneValues> }) {
  const inputProps = {
    label: words.fields[field],
    hint: words.hints[field],
    error: form.formState.errors[field]?.message,
    ...form.register(field, ruleOf(field)),
  }
  return multilineFields.includes(field) ? (
    <TextAreaField rows={2} {...inputProps} />
  ) : (
    <Field {...inputProps} />
  )
}
