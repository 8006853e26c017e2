import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '#ui/forms/select-field.tsx'
import * as words from '../words/office/en.ts'
import type { StoreValues } from './store-values.ts'

/** Whether delivery dates are shown as expected or as promised. */
export const DeliveryDateField = ({ form }: { form: UseFormReturn<StoreValues> }) => (
  <SelectField
    label={words.fields.dateMeans}
    hint={words.seen.dateMeans}
    value={form.watch('dateMeans')}
    {...form.register('dateMeans')}
  >
    {(['expected', 'promised'] as const).map((meaning) => (
      <option key={meaning} value={meaning}>
        {words.dateMeanings[meaning]}
      </option>
    ))}
  </SelectField>
)
