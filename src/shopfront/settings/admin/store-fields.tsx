import { type ComponentProps, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { classNames } from '#ui/elements/class-names.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { indianStates } from '#words/gst-states.ts'
import * as words from '../words/office/en.ts'
import { CancelPaidField } from './cancel-paid-field.tsx'
import { CashFields } from './cash-fields.tsx'
import { ClosedOrdersField } from './closed-orders-field.tsx'
import { DeliveryDateField } from './delivery-date-field.tsx'
import { HolidayLists } from './holiday-lists.tsx'
import { PaletteChoice } from './palette-choice.tsx'
import { ruleOf } from './store-field-rules.ts'
import { StoreTranslationFields } from './store-translation-fields.tsx'
import type { StoreTextField, StoreValues } from './store-values.ts'
import { TaxFields } from './tax-fields.tsx'

type GroupName = keyof typeof words.groups
type FieldLayout = {
  group: GroupName
  /** One line, several, or a date or time picker; the default is one line beside another field. */
  input?: 'wide' | 'lines' | 'date' | 'time'
  inputMode?: ComponentProps<'input'>['inputMode']
}

/** Where and how each field is shown, in the form's order. */
const layouts: Record<StoreTextField, FieldLayout> = {
  name: { group: 'name' },
  shortName: { group: 'name' },
  tagline: { group: 'name', input: 'wide' },
  blurb: { group: 'name', input: 'lines' },
  legalName: { group: 'name', input: 'wide' },
  address: { group: 'contacts', input: 'lines' },
  phones: { group: 'contacts', input: 'lines' },
  email: { group: 'contacts', input: 'wide', inputMode: 'email' },
  fssai: { group: 'contacts', inputMode: 'numeric' },
  socialLabel: { group: 'social' },
  socialUrl: { group: 'social', inputMode: 'url' },
  officerName: { group: 'grievances' },
  officerDesignation: { group: 'grievances' },
  officerPhone: { group: 'grievances', inputMode: 'tel' },
  officerEmail: { group: 'grievances', inputMode: 'email' },
  acknowledgeHours: { group: 'grievances', inputMode: 'numeric' },
  settleMonths: { group: 'grievances', inputMode: 'numeric' },
  district: { group: 'delivery' },
  state: { group: 'delivery' },
  processingDays: { group: 'delivery' },
  deliveryDays: { group: 'delivery' },
  workingDays: { group: 'delivery' },
  holidays: { group: 'delivery', input: 'lines' },
  postalCodes: { group: 'delivery', input: 'lines' },
  stateCode: { group: 'delivery' },
  packingDays: { group: 'packing' },
  cutOff: { group: 'packing', input: 'time' },
  maxOrdersPerDay: { group: 'packing', inputMode: 'numeric' },
  maxKgPerDay: { group: 'packing', inputMode: 'numeric' },
  closedFrom: { group: 'packing', input: 'date' },
  closedUntil: { group: 'packing', input: 'date' },
  struckOverPriceRupees: { group: 'products', inputMode: 'numeric' },
  badge: { group: 'products' },
  composition: { group: 'products', input: 'lines' },
  labelDeadline: { group: 'products', input: 'date' },
  refundsUnaskedUpToRupees: { group: 'refunds', inputMode: 'numeric' },
  cashMaxTotal: { group: 'cash', inputMode: 'numeric' },
  cashMaxOpenOrders: { group: 'cash', inputMode: 'numeric' },
  cashMaxRefusals: { group: 'cash', inputMode: 'numeric' },
  cashRefusalMonths: { group: 'cash', inputMode: 'numeric' },
  gstin: { group: 'tax' },
  documentPrefix: { group: 'tax' },
  keepMonths: { group: 'tax', inputMode: 'numeric' },
}
const fieldsOf = (group: GroupName) =>
  (Object.keys(layouts) as StoreTextField[]).filter((field) => layouts[field].group === group)
/** `cash` and `tax` are cards of their own. */
const plainGroups = [
  'name',
  'contacts',
  'social',
  'grievances',
  'delivery',
  'packing',
  'products',
  'refunds',
] as const
const isFullWidth = ({ input }: FieldLayout) => input === 'wide' || input === 'lines'

type Props = { form: UseFormReturn<StoreValues> }

/** All store settings. The hint of each field says where shoppers see it. */
export const StoreFields = ({ form }: Props) => (
  <>
    {plainGroups.map((group) => (
      <Group key={group} form={form} group={group} />
    ))}
    <CashFields form={form}>
      {fieldsOf('cash').map((field) => (
        <SettingField key={field} form={form} field={field} />
      ))}
    </CashFields>
    <TaxFields form={form}>
      {fieldsOf('tax').map((field) => (
        <SettingField key={field} form={form} field={field} />
      ))}
    </TaxFields>
    <PaletteChoice form={form} />
    <StoreTranslationFields form={form} />
  </>
)

function Group({ form, group }: Props & { group: GroupName }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-paper p-5">
      <h2 id={id} className="mb-4 text-xl">
        {words.groups[group]}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        {fieldsOf(group).map((field) => (
          <div key={field} className={classNames(isFullWidth(layouts[field]) && 'sm:col-span-2')}>
            <SettingField form={form} field={field} />
            {field === 'refundsUnaskedUpToRupees' && <CancelPaidField form={form} />}
            {field === 'closedUntil' && <ClosedOrdersField form={form} />}
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
  const { input, inputMode } = layouts[field]
  if (input === 'lines') return <TextAreaField rows={2} {...fieldProps} />
  return (
    <Field
      type={input === 'date' || input === 'time' ? input : undefined}
      inputMode={inputMode}
      {...fieldProps}
    />
  )
}
