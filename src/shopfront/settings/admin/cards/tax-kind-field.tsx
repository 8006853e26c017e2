import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '#ui/forms/select-field.tsx'
import { taxKinds } from '../../tax-contract.ts'
import * as words from '../../words/office/en.ts'
import type { StoreValues } from '../store-values.ts'

/** GST registration, on which it depends whether a GSTIN is needed. */
export const TaxKindField = ({ form }: { form: UseFormReturn<StoreValues> }) => (
  <SelectField
    label={words.fields.taxKind}
    hint={words.seen.taxKind}
    value={form.watch('taxKind')}
    {...form.register('taxKind', { deps: 'gstin' })}
  >
    {taxKinds.map((kind) => (
      <option key={kind} value={kind}>
        {words.taxKinds[kind]}
      </option>
    ))}
  </SelectField>
)
