import { useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { ArchivedProduct, catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/products/en.ts'
import type { CategoryOption } from '../product-form/category-field.tsx'

type Props = { product: ArchivedProduct; categories: CategoryOption[]; onRestored: () => void }

/** Restores a deleted product as hidden. If its category is gone, another one must be chosen first. */
export function RestoreProduct({ product, categories, onRestored }: Props) {
  const [category, setCategory] = useState('')
  const needsCategory = product.category_id === null
  const { run, busy } = useAction(
    async () => {
      const { message } = await callApi<typeof catalogueEndpoints>()('PUT /products/{id}/restore', {
        params: { id: product.id },
        body: category === '' ? {} : { category_id: Number(category) },
      })
      toast.success(message)
      onRestored()
    },
    { failed: words.productNotUpdated },
  )
  return (
    <span className="inline-flex flex-wrap items-end justify-end gap-2 sm:justify-start">
      {needsCategory && (
        <SelectField
          label={words.categoryFor({ name: product.name })}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        >
          <option value="">{words.chooseCategory}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Button
        variant="secondary"
        className="px-4! text-sm"
        busy={busy}
        disabled={needsCategory && category === ''}
        aria-label={words.restoreNamed({ name: product.name })}
        onClick={() => void run()}
      >
        {words.restore}
      </Button>
    </span>
  )
}
