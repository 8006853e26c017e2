import { useId } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Button } from '#ui/elements/button.tsx'
import { PlusIcon } from '#ui/elements/icons.tsx'
import { describedBy, FieldNotes } from '#ui/forms/field-frame.tsx'
import { maxParts } from '../../product-input-contract.ts'
import * as words from '../../words/office/product-form/en.ts'
import { CompositionRow } from './composition-row.tsx'
import { compositionProblem, invalidParts } from './composition-values.ts'
import type { ProductValues } from './product-values.ts'

/** The parts of a product, which its page shows as tiles. */
export function CompositionFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const id = useId()
  const { productDefaults } = useStoreSettings()
  const usual = productDefaults.composition.map(({ label, percent }) => `${label} ${percent}%`).join(', ')
  const { control, register, formState, getValues } = form
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'composition',
    rules: { validate: compositionProblem },
  })
  const error = formState.errors.composition?.root?.message ?? formState.errors.composition?.message
  const wrong = invalidParts(getValues('composition'))
  const hint = words.compositionHint({ most: maxParts, usual })
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })['aria-describedby']}>
      <legend className="mb-1.5 text-sm font-semibold">{words.composition}</legend>
      {fields.length > 0 && (
        <ul className="mb-3 grid gap-2">
          {fields.map((field, at) => (
            <CompositionRow
              key={field.id}
              at={at}
              label={register(`composition.${at}.label`)}
              percent={register(`composition.${at}.percent`)}
              wrong={error !== undefined && wrong.includes(getValues(`composition.${at}`))}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
      )}
      {fields.length < maxParts && (
        <Button variant="secondary" onClick={() => append({ label: '', percent: '' })}>
          <PlusIcon className="size-4.5" />
          {words.addPart}
        </Button>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
