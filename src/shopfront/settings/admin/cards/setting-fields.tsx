import type { ComponentProps, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { classNames } from '#ui/elements/class-names.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { indianStates } from '#words/gst-states.ts'
import * as words from '../../words/office/en.ts'
import { CancelPaidField } from '../cancel-paid-field.tsx'
import { ClosedOrdersField } from '../closed-orders-field.tsx'
import { DeliveryDateField } from '../delivery-date-field.tsx'
import { HolidayLists } from '../holiday-lists.tsx'
import { PaletteChoice } from '../palette-choice.tsx'
import { ruleOf } from '../store-field-rules.ts'
import { StoreTranslationFields } from '../store-translation-fields.tsx'
import type { StoreField, StoreTextField, StoreValues } from '../store-values.ts'
import { CashField } from './cash-field.tsx'
import { TaxKindField } from './tax-kind-field.tsx'

type FieldLayout = {
  /** Several lines, or a date or time picker; the default is one line. */
  input?: 'lines' | 'date' | 'time'
  inputMode?: ComponentProps<'input'>['inputMode']
  /** Takes half of a wide screen. */
  half?: boolean
}
const number: FieldLayout = { inputMode: 'numeric', half: true }

/** How fields are shown that are not a single line of text. */
const layouts: Partial<Record<StoreTextField, FieldLayout>> = {
  name: { half: true },
  shortName: { half: true },
  blurb: { input: 'lines' },
  address: { input: 'lines' },
  phones: { input: 'lines' },
  email: { inputMode: 'email' },
  fssai: { inputMode: 'numeric' },
  socialLabel: { half: true },
  socialUrl: { half: true, inputMode: 'url' },
  officerName: { half: true },
  officerDesignation: { half: true },
  officerPhone: { half: true, inputMode: 'tel' },
  officerEmail: { half: true, inputMode: 'email' },
  acknowledgeHours: number,
  settleMonths: number,
  district: { half: true },
  state: { half: true },
  processingDays: { half: true },
  deliveryDays: { half: true },
  holidays: { input: 'lines' },
  postalCodes: { input: 'lines' },
  packingDays: { half: true },
  cutOff: { input: 'time', half: true },
  maxOrdersPerDay: number,
  maxKgPerDay: number,
  closedFrom: { input: 'date', half: true },
  closedUntil: { input: 'date', half: true },
  struckOverPriceRupees: number,
  badge: { half: true },
  composition: { input: 'lines' },
  labelDeadline: { input: 'date' },
  refundsUnaskedUpToRupees: { inputMode: 'numeric' },
  cashMaxTotal: number,
  cashMaxOpenOrders: number,
  cashMaxRefusals: number,
  cashRefusalMonths: number,
  gstin: { half: true },
  documentPrefix: { half: true },
  keepMonths: { inputMode: 'numeric' },
}

type Props = { form: UseFormReturn<StoreValues>; fields: readonly StoreField[] }

/** The fields of some settings. The hint of each field says where shoppers see it. */
export const SettingFields = ({ form, fields }: Props) => (
  <div className="grid gap-5 sm:grid-cols-2">
    {fields
      .filter((field) => !isCashLimit(field) || form.watch('cash') === 'on')
      .map((field) => (
        <div key={field} className={classNames('min-w-0', !isHalf(field) && 'sm:col-span-2')}>
          {field in choices ? (
            choices[field as Choice](form)
          ) : (
            <SettingField form={form} field={field as StoreTextField} />
          )}
        </div>
      ))}
  </div>
)

const isCashLimit = (field: StoreField) => field.startsWith('cash') && field !== 'cash'
const isHalf = (field: StoreField) => !(field in choices) && layouts[field as StoreTextField]?.half

type Choice = Exclude<StoreField, StoreTextField>

/** The fields in which nothing is typed, and the translations. */
const choices: Record<Choice, (form: Props['form']) => ReactNode> = {
  dateMeans: (form) => <DeliveryDateField form={form} />,
  closedOrders: (form) => <ClosedOrdersField form={form} />,
  cancelPaid: (form) => <CancelPaidField form={form} />,
  cash: (form) => <CashField form={form} />,
  taxKind: (form) => <TaxKindField form={form} />,
  palette: (form) => <PaletteChoice form={form} />,
  translations: (form) => <StoreTranslationFields form={form} />,
}

function SettingField({ form, field }: Pick<Props, 'form'> & { field: StoreTextField }) {
  const { register, formState, watch } = form
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
  const { input, inputMode } = layouts[field] ?? {}
  if (field === 'holidays')
    return (
      <>
        <TextAreaField rows={2} {...fieldProps} />
        <HolidayLists form={form} />
      </>
    )
  if (input === 'lines') return <TextAreaField rows={2} {...fieldProps} />
  return (
    <Field
      type={input === 'date' || input === 'time' ? input : undefined}
      inputMode={inputMode}
      {...fieldProps}
    />
  )
}
