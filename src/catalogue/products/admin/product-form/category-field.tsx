import { type Control, Controller } from 'react-hook-form'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { Category } from '../../category-contract.ts'
import * as words from '../../words/office/product-form/en.ts'
import type { ProductValues } from './product-values.ts'

export type CategoryOption = Pick<Category, 'id' | 'name'>

/** The category of a product. A controlled field, because the options load after the form. */
export const CategoryField = ({
  control,
  categories,
}: {
  control: Control<ProductValues>
  categories: CategoryOption[]
}) => (
  <Controller
    name="category_id"
    control={control}
    rules={{ required: words.categoryMissing }}
    render={({ field: { disabled: _, ...field }, fieldState: { error } }) => (
      <SelectField label={words.category} error={error?.message} {...field}>
        <option value="">{words.chooseCategory}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </SelectField>
    )}
  />
)
