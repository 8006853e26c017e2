import { Controller, type UseFormReturn } from 'react-hook-form'
import { validationRule } from '#backoffice/ui/admin/schema-validation.ts'
import { PictureChoice } from '#catalogue/pictures/admin/picture-choice.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { newCategory } from '../../category-contract.ts'
import * as words from '../../words/office/categories/en.ts'
import { CategoryTexts } from '../translations/category-texts.tsx'
import { type CategoryValues, tints } from './category-values.ts'

type Props = {
  form: UseFormReturn<CategoryValues>
  /** A new category must have a picture (specification §5); the form of an existing one shows its picture. */
  isNew: boolean
}

/** The category fields, shared by the add and edit forms. */
export function CategoryFields({ form, isNew }: Props) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <div className="grid gap-5">
      <Field
        label={words.categoryName}
        error={errors.name?.message}
        {...register('name', validationRule(newCategory.shape.name))}
      />
      <TextAreaField
        label={words.description}
        className="min-h-28"
        error={errors.description?.message}
        {...register('description', validationRule(newCategory.shape.description))}
      />
      <SelectField label={words.colour} hint={words.colourHint} {...register('tint')}>
        {Object.entries(tints).map(([tint, colour]) => (
          <option key={tint} value={tint}>
            {colour}
          </option>
        ))}
      </SelectField>
      <CategoryTexts control={control} />
      <Controller
        name="image"
        control={control}
        rules={{ validate: ({ file }) => !isNew || file !== null || words.imageMissing }}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <PictureChoice
            label={isNew ? words.image : words.uploadNewImage}
            {...(!isNew && { current: value.stored })}
            file={value.file}
            onChange={(file) => onChange({ ...value, file })}
            onBlur={onBlur}
            error={errors.image?.message}
            ref={ref}
          />
        )}
      />
    </div>
  )
}
