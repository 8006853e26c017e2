import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '#ui/forms/select-field.tsx'
import * as words from '../words/office/en.ts'
import type { StoreValues } from './store-values.ts'

/** Whether customers can order while the shop is closed. */
export const ClosedOrdersField = ({ form }: { form: UseFormReturn<StoreValues> }) => (
  <SelectField
    label={words.fields.closedOrders}
    hint={words.seen.closedOrders}
    value={form.watch('closedOrders')}
    {...form.register('closedOrders')}
  >
    {(['none', 'later'] as const).map((choice) => (
      <option key={choice} value={choice}>
        {words.closedOrdersChoices[choice]}
      </option>
    ))}
  </SelectField>
)
