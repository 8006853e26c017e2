import { useId } from 'react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Button } from '#ui/elements/button.tsx'
import { PlusIcon } from '#ui/elements/icons.tsx'
import { describedBy, FieldNotes } from '#ui/forms/field-frame.tsx'
import { maxVariants } from '../../variant-contract.ts'
import * as words from '../../words/office/product-form/en.ts'
import type { ProductValues } from './product-values.ts'
import { VariantRow } from './variant-row.tsx'
import { blankVariant, variantProblems } from './variant-values.ts'

const hint = words.moreSizesHint({ most: maxVariants })

/** The variants of a product after the first. */
export function VariantFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const id = useId()
  const { productDefaults } = useStoreSettings()
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'more_packs',
    keyName: 'key',
    rules: { validate: (sizes) => variantProblems(sizes)[0]?.message },
  })
  // react-hook-form validates the list when a variant is added, not when a field of one changes.
  const values = useWatch({ control, name: 'more_packs' })
  const problems = formState.isSubmitted ? variantProblems(values) : []
  const refused = formState.errors.more_packs
  const error = problems[0]?.message ?? (refused?.type === 'server' ? refused.message : undefined)
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })['aria-describedby']}>
      <legend className="mb-1.5 text-sm font-semibold">{words.moreSizes}</legend>
      {fields.length > 0 && (
        <ul className="mb-3 grid gap-3">
          {fields.map((field, at) => (
            <VariantRow
              key={field.key}
              at={at}
              of={(name) => register(`more_packs.${at}.${name}`)}
              withoutMrp={words.withoutMrp(productDefaults)}
              problems={problems.filter(({ row }) => row === at)}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
      )}
      {fields.length < maxVariants - 1 && (
        <Button variant="secondary" onClick={() => append(blankVariant)}>
          <PlusIcon className="size-4.5" />
          {words.addSize}
        </Button>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
