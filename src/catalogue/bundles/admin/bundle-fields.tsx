import { Controller, type UseFormReturn } from 'react-hook-form'
import { findProblem, validationRule } from '#backoffice/ui/admin/schema-validation.ts'
import { CategoryTexts } from '#catalogue/products/admin/translations/category-texts.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { newBundle, partsInput } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import type { BundleValues } from './bundle-values.ts'
import { PartsField } from './parts-field.tsx'
import { PricePreview } from './price-preview.tsx'

/** The fields of a bundle, shared by the add and edit forms. */
export function BundleFields({ form }: { form: UseFormReturn<BundleValues> }) {
  const { register, control, formState, watch } = form
  const { errors } = formState
  const [parts, price] = watch(['parts', 'price'])
  return (
    <div className="grid gap-5">
      <Field
        label={words.fields.name}
        error={errors.name?.message}
        {...register('name', validationRule(newBundle.shape.name))}
      />
      <TextAreaField
        label={words.fields.description}
        className="min-h-28"
        error={errors.description?.message}
        {...register('description', validationRule(newBundle.shape.description))}
      />
      <Controller
        name="parts"
        control={control}
        rules={{
          validate: (chosen) =>
            findProblem(
              partsInput,
              chosen.map(({ pack_id, quantity }) => ({ pack_id, quantity })),
            ),
        }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <PartsField parts={value} onChange={onChange} error={error?.message} />
        )}
      />
      <Field
        label={words.fields.price}
        hint={words.priceHint}
        inputMode="decimal"
        error={errors.price?.message}
        {...register('price', validationRule(newBundle.shape.price))}
      />
      <PricePreview parts={parts} price={price} />
      <SelectField
        label={words.fields.published}
        error={errors.published?.message}
        {...register('published')}
      >
        {Object.entries(words.visibility).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <CategoryTexts control={control} />
    </div>
  )
}
