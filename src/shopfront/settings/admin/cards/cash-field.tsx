import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '#ui/forms/select-field.tsx'
import * as words from '../../words/office/en.ts'
import type { StoreValues } from '../store-values.ts'

/** Whether customers can pay in cash; the limits have fields once they can. */
export const CashField = ({ form }: { form: UseFormReturn<StoreValues> }) => (
  <SelectField
    label={words.fields.cash}
    hint={words.seen.cash}
    value={form.watch('cash')}
    {...form.register('cash')}
  >
    <option value="off">{words.cashChoices.off}</option>
    <option value="on">{words.cashChoices.on}</option>
  </SelectField>
)
