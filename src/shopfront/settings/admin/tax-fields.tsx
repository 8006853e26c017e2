import { type ReactNode, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '#ui/forms/select-field.tsx'
import { taxKinds } from '../contract.ts'
import * as words from '../words/office/en.ts'
import type { StoreValues } from './store-values.ts'

type Props = { form: UseFormReturn<StoreValues>; children: ReactNode }

/** GST registration, and the fields that depend on it. */
export function TaxFields({ form, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-paper p-5">
      <h2 id={id} className="mb-4 text-xl">
        {words.groups.tax}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
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
        </div>
        {children}
      </div>
    </section>
  )
}
