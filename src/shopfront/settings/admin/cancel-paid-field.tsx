import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '#ui/forms/select-field.tsx'
import * as words from '../words/office/en.ts'
import type { StoreValues } from './store-values.ts'

/** Whether customers can cancel their paid orders themselves. */
export const CancelPaidField = ({ form }: { form: UseFormReturn<StoreValues> }) => (
  <SelectField
    label={words.fields.cancelPaid}
    hint={words.seen.cancelPaid}
    value={form.watch('cancelPaid')}
    {...form.register('cancelPaid')}
  >
    {(['refused', 'allowed'] as const).map((choice) => (
      <option key={choice} value={choice}>
        {words.cancelPaidChoices[choice]}
      </option>
    ))}
  </SelectField>
)
