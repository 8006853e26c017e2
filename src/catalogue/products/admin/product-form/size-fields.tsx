import { useId } from 'react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { useStore } from '#shopfront/settings/shop/use-store.ts'
import { Button } from '#ui/elements/button.tsx'
import { PlusIcon } from '#ui/elements/icons.tsx'
import { describedBy, FieldNotes } from '#ui/forms/field-frame.tsx'
import { mostPacks } from '../../pack-contract.ts'
import * as words from '../../words/office/product-form/en.ts'
import type { ProductValues } from './product-values.ts'
import { SizeRow } from './size-row.tsx'
import { blankSize, sizeProblems } from './sizes.ts'

const hint = words.moreSizesHint({ most: mostPacks })

/** The sizes that a product is sold in beside the first. */
export function SizeFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const id = useId()
  const { productDefaults } = useStore()
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'more_packs',
    keyName: 'key',
    rules: { validate: (sizes) => sizeProblems(sizes)[0]?.message },
  })
  // The library judges the sizes when one is added, and not when a field of one is filled in.
  const typed = useWatch({ control, name: 'more_packs' })
  const problems = formState.isSubmitted ? sizeProblems(typed) : []
  const refused = formState.errors.more_packs
  const error = problems[0]?.message ?? (refused?.type === 'server' ? refused.message : undefined)
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })['aria-describedby']}>
      <legend className="mb-1.5 text-sm font-semibold">{words.moreSizes}</legend>
      {fields.length > 0 && (
        <ul className="mb-3 grid gap-3">
          {fields.map((field, at) => (
            <SizeRow
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
      {fields.length < mostPacks - 1 && (
        <Button variant="secondary" onClick={() => append(blankSize)}>
          <PlusIcon className="size-4.5" />
          {words.addSize}
        </Button>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
