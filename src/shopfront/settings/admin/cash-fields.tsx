import { type ReactNode, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SelectField } from '#ui/forms/select-field.tsx'
import * as words from '../words/office/en.ts'
import type { StoreValues } from './store-values.ts'

type Props = { form: UseFormReturn<StoreValues>; children: ReactNode }

/** Cash on delivery, and its limits once it is on. */
export function CashFields({ form, children }: Props) {
  const id = useId()
  const cash = form.watch('cash')
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-paper p-5">
      <h2 id={id} className="mb-4 text-xl">
        {words.groups.cash}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <SelectField
            label={words.fields.cash}
            hint={words.seen.cash}
            value={cash}
            {...form.register('cash')}
          >
            <option value="off">{words.cashChoices.off}</option>
            <option value="on">{words.cashChoices.on}</option>
          </SelectField>
        </div>
        {cash === 'on' && children}
      </div>
    </section>
  )
}
