import { type ComponentProps, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { classNames } from '#ui/elements/class-names.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { indianStates } from '#words/gst-states.ts'
import * as words from '../words/office/en.ts'
import { DeliveryDateField } from './delivery-date-field.tsx'
import { HolidayLists } from './holiday-lists.tsx'
import { PaletteChoice } from './palette-choice.tsx'
import { ruleOf } from './store-field-rules.ts'
import { StoreTranslationFields } from './store-translation-fields.tsx'
import type { StoreTextField, StoreValues } from './store-values.ts'
import { TaxFields } from './tax-fields.tsx'

/** The form's fields in groups. */
const groups: { title: string; fields: StoreTextField[] }[] = [
  { title: words.groups.name, fields: ['name', 'shortName', 'tagline', 'blurb', 'legalName'] },
  { title: words.groups.contacts, fields: ['address', 'phones', 'email', 'fssai'] },
  { title: words.groups.social, fields: ['socialLabel', 'socialUrl'] },
  {
    title: words.groups.grievances,
    fields: [
      'officerName',
      'officerDesignation',
      'officerPhone',
      'officerEmail',
      'acknowledgeHours',
      'settleMonths',
    ],
  },
  {
    title: words.groups.delivery,
    fields: [
      'district',
      'state',
      'processingDays',
      'deliveryDays',
      'workingDays',
      'holidays',
      'postalCodes',
      'stateCode',
    ],
  },
  {
    title: words.groups.products,
    fields: ['struckOverPriceRupees', 'badge', 'composition', 'labelDeadline'],
  },
  { title: words.groups.refunds, fields: ['refundsUnaskedUpToRupees'] },
]

const multiline: StoreTextField[] = ['blurb', 'address', 'phones', 'holidays', 'postalCodes', 'composition']
const fullWidth: StoreTextField[] = [...multiline, 'tagline', 'legalName', 'email']
const inputModes: Partial<Record<StoreTextField, ComponentProps<'input'>['inputMode']>> = {
  email: 'email',
  officerPhone: 'tel',
  officerEmail: 'email',
  acknowledgeHours: 'numeric',
  settleMonths: 'numeric',
  keepMonths: 'numeric',
  socialUrl: 'url',
  fssai: 'numeric',
  struckOverPriceRupees: 'numeric',
  refundsUnaskedUpToRupees: 'numeric',
}

type Props = { form: UseFormReturn<StoreValues> }

/** All store settings. The hint of each field says where shoppers see it. */
export const StoreFields = ({ form }: Props) => (
  <>
    {groups.map((group) => (
      <Group key={group.title} form={form} {...group} />
    ))}
    <TaxFields form={form}>
      <SettingField form={form} field="gstin" />
      <SettingField form={form} field="documentPrefix" />
      <SettingField form={form} field="keepMonths" />
    </TaxFields>
    <PaletteChoice form={form} />
    <StoreTranslationFields form={form} />
  </>
)

function Group({ form, title, fields }: Props & (typeof groups)[number]) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-paper p-5">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map((field) => (
          <div key={field} className={classNames(fullWidth.includes(field) && 'sm:col-span-2')}>
            <SettingField form={form} field={field} />
            {field === 'holidays' && (
              <>
                <HolidayLists form={form} />
                <DeliveryDateField form={form} />
              </>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

function SettingField({ form: { register, formState, watch }, field }: Props & { field: StoreTextField }) {
  const fieldProps = {
    label: words.fields[field],
    hint: words.seen[field],
    error: formState.errors[field]?.message,
    ...register(field, ruleOf(field)),
  }
  if (field === 'state')
    return (
      <SelectField {...fieldProps} value={watch('state')}>
        <option value="">{words.chooseState}</option>
        {indianStates.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
    )
  if (multiline.includes(field)) return <TextAreaField rows={2} {...fieldProps} />
  return (
    <Field
      type={field === 'labelDeadline' ? 'date' : undefined}
      inputMode={inputModes[field]}
      {...fieldProps}
    />
  )
}
