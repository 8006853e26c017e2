import { type ComponentProps, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { classNames } from '#ui/elements/class-names.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { indianStates } from '#words/gst-states.ts'
import * as words from '../words/office/en.ts'
import { DateMeaning } from './date-meaning.tsx'
import { HolidayLists } from './holiday-lists.tsx'
import { PaletteChoice } from './palette-choice.tsx'
import { ruleOf } from './store-rules.ts'
import { StoreTexts } from './store-texts.tsx'
import type { StoreTextField, StoreValues } from './store-values.ts'
import { TaxFields } from './tax-fields.tsx'

/** The facts as a merchant thinks of them. */
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

const severalLines: StoreTextField[] = [
  'blurb',
  'address',
  'phones',
  'holidays',
  'postalCodes',
  'composition',
]
const wide: StoreTextField[] = [...severalLines, 'tagline', 'legalName', 'email']
const keyboards: Partial<Record<StoreTextField, ComponentProps<'input'>['inputMode']>> = {
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

/** All of the merchant's facts; under each field it says where it is seen. */
export const StoreFields = ({ form }: Props) => (
  <>
    {groups.map((group) => (
      <Group key={group.title} form={form} {...group} />
    ))}
    <TaxFields form={form}>
      <Fact form={form} field="gstin" />
      <Fact form={form} field="documentPrefix" />
      <Fact form={form} field="keepMonths" />
    </TaxFields>
    <PaletteChoice form={form} />
    <StoreTexts form={form} />
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
          <div key={field} className={classNames(wide.includes(field) && 'sm:col-span-2')}>
            <Fact form={form} field={field} />
            {field === 'holidays' && (
              <>
                <HolidayLists form={form} />
                <DateMeaning form={form} />
              </>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

function Fact({ form: { register, formState, watch }, field }: Props & { field: StoreTextField }) {
  const told = {
    label: words.fields[field],
    hint: words.seen[field],
    error: formState.errors[field]?.message,
    ...register(field, ruleOf(field)),
  }
  if (field === 'state')
    return (
      <SelectField {...told} value={watch('state')}>
        <option value="">{words.chooseState}</option>
        {indianStates.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
    )
  if (severalLines.includes(field)) return <TextAreaField rows={2} {...told} />
  return (
    <Field type={field === 'labelDeadline' ? 'date' : undefined} inputMode={keyboards[field]} {...told} />
  )
}
