import type { UseFormReturn } from 'react-hook-form'
import { gstRatesOn } from '#accounting/tax/rules/gst-rates.ts'
import { exemptions } from '#accounting/tax/rules/tax-class.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import * as words from '../../words/office/product-form/en.ts'
import { productRules } from './product-rules.ts'
import type { ProductValues } from './product-values.ts'

/** The tax fields that an invoice prints. */
export function TaxFields({ form: { register, formState, watch } }: { form: UseFormReturn<ProductValues> }) {
  const { errors } = formState
  const isRegular = useStoreSettings().tax.kind === 'regular'
  const chosen = watch('tax_rate')
  const offered = offeredRates(calendarDay(new Date(), region.timeZone))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={isRegular ? words.hsnNeeded : words.hsn}
        hint={words.hsnHint}
        inputMode="numeric"
        error={errors.hsn?.message}
        {...register('hsn', productRules.hsn)}
      />
      <SelectField
        label={isRegular ? words.taxRateNeeded : words.taxRate}
        hint={isRegular ? words.taxRateNeededHint : words.taxRateHint}
        error={errors.tax_rate?.message}
        value={chosen}
        {...register('tax_rate', productRules.tax_rate)}
      >
        <option value="">{words.noTaxRate}</option>
        {[...offered, ...(chosen === '' || offered.includes(chosen) ? [] : [chosen])].map((rate) => (
          <option key={rate} value={rate}>
            {formatRate(rate, offered)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** The GST rates of that day as form values, with both kinds of exempt goods as options of their own beside 0 %. */
const offeredRates = (day: string): string[] => [...gstRatesOn(day).map(String), ...exemptions]

/** The label of a rate option; a rate that is no longer offered is marked as ended. */
function formatRate(rate: string, offered: string[]) {
  const exemption = exemptions.find((known) => known === rate)
  if (exemption) return words.exemptions[exemption]
  return offered.includes(rate) ? words.percent({ rate }) : words.endedRate({ rate })
}
