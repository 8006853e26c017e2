import { useId } from 'react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApiPage } from '#browser/call-api.ts'
import { RemoveRowButton } from '#catalogue/products/admin/product-form/remove-row-button.tsx'
import type { AdminProduct, catalogueEndpoints } from '#catalogue/products/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { PlusIcon } from '#ui/elements/icons.tsx'
import { Field } from '#ui/forms/field.tsx'
import { describedBy, FieldNotes } from '#ui/forms/field-frame.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { maxStoryProducts } from '../story-input-contract.ts'
import * as words from '../words/office/en.ts'
import { productLinesProblem, type StoryValues } from './story-values.ts'

/** The sizes that a recipe needs, with their quantities, or that a story is about. */
export function ProductLines({ form }: { form: UseFormReturn<StoryValues> }) {
  const id = useId()
  const { control, register, formState } = form
  const { data: sizes = [], failed } = useApiQuery('sizes to choose from', fetchSizes)
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'products',
    rules: { validate: productLinesProblem },
  })
  const lines = useWatch({ control, name: 'products' })
  const refused = formState.errors.products
  const error = failed
    ? words.productsNotLoaded
    : (formState.isSubmitted && productLinesProblem(lines)) || refused?.message
  const hint = words.productsHint
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })['aria-describedby']}>
      <legend className="mb-1.5 text-sm font-semibold">{words.fields.products}</legend>
      {fields.length > 0 && (
        <ul className="mb-3 grid gap-3">
          {fields.map((field, at) => (
            <li key={field.id} className="grid grid-cols-[1fr_6rem_auto] items-end gap-2">
              <SelectField label={words.product({ at: at + 1 })} {...register(`products.${at}.pack_id`)}>
                <option value="">{words.choose}</option>
                {sizes.every((size) => size.id !== field.pack_id) && field.pack_id !== '' && (
                  <option value={field.pack_id}>{field.name}</option>
                )}
                {sizes.map((size) => (
                  <option key={size.id} value={size.id}>
                    {size.name}
                  </option>
                ))}
              </SelectField>
              <Field
                label={words.quantity({ at: at + 1 })}
                inputMode="numeric"
                {...register(`products.${at}.quantity`)}
              />
              <RemoveRowButton label={words.removeProduct({ at: at + 1 })} onRemove={() => remove(at)} />
            </li>
          ))}
        </ul>
      )}
      {fields.length < maxStoryProducts && (
        <Button variant="secondary" onClick={() => append({ pack_id: '', quantity: '1', name: '' })}>
          <PlusIcon className="size-4.5" />
          {words.addProduct}
        </Button>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

const pageSize = 100
/** A longer select list would be unusable. */
const most = 500

/** The sizes of the products that are not deleted, by name; at most those of 500 products. */
async function fetchSizes(signal: AbortSignal) {
  const api = callApiPage<typeof catalogueEndpoints>()
  const found: AdminProduct[] = []
  let cursor: string | undefined
  do {
    const page = await api('GET /products/all', { query: { limit: pageSize, cursor, sort: 'name' }, signal })
    found.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor && found.length < most)
  return found.flatMap(({ name, hidden, packs }) =>
    packs.map((pack) => {
      const label = `${name} ${pack.size}`
      return { id: String(pack.id), name: hidden ? words.notOnSale({ name: label }) : label }
    }),
  )
}
