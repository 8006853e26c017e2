import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { store } from '../../../store.ts'
import { Button } from '../../../ui/button.tsx'
import { describedBy, FieldNotes } from '../../../ui/field-frame.tsx'
import { compositionProblem, mostParts } from './admin-composition.ts'
import { CompositionRow } from './admin-composition-row.tsx'
import type { ProductValues } from './admin-product-values.ts'

const storesOwn = store.productDefaults.composition
  .map(({ label, percent }) => `${label} ${percent}%`)
  .join(', ')

/** What a product is made of, as its page's tiles show it. */
export function CompositionFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const id = useId()
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'composition',
    rules: { validate: compositionProblem },
  })
  const error = formState.errors.composition?.root?.message ?? formState.errors.composition?.message
  const hint = `Up to ${mostParts} parts. Without any, the page shows the shop's usual: ${storesOwn}.`
  return (
    <fieldset {...describedBy(id, { hint, error })}>
      <legend className="mb-1.5 text-sm font-semibold">Composition (optional)</legend>
      {fields.length > 0 && (
        <ul className="mb-3 grid gap-2">
          {fields.map((field, at) => (
            <CompositionRow
              key={field.id}
              at={at}
              label={register(`composition.${at}.label`)}
              percent={register(`composition.${at}.percent`)}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
      )}
      {fields.length < mostParts && (
        <Button variant="secondary" onClick={() => append({ label: '', percent: '' })}>
          <Plus className="size-4.5" />
          Add a part
        </Button>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
