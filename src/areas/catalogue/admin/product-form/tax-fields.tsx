import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../../../ui/forms/field.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { taxRates } from '../../typed-fields-contract.ts'
import * as words from '../../words/office/product-form/en.ts'
import { productRules } from './product-rules.ts'
import type { ProductValues } from './product-values.ts'

/** What an invoice says of the product. */
export function TaxFields({ form: { register, formState, watch } }: { form: UseFormReturn<ProductValues> }) {
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={words.hsn}
        hint={words.hsnHint}
        inputMode="numeric"
        error={errors.hsn?.message}
        {...register('hsn', productRules.hsn)}
      />
      <SelectField
        label={words.taxRate}
        hint={words.taxRateHint}
        error={errors.tax_rate?.message}
        value={watch('tax_rate')}
        {...register('tax_rate', productRules.tax_rate)}
      >
        <option value="">{words.noTaxRate}</option>
        {taxRates.map((rate) => (
          <option key={rate} value={rate}>
            {words.percent({ rate })}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
