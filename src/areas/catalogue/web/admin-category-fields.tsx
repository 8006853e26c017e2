import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { PictureChoice } from '../../pictures/web/picture-choice.tsx'
import { type CategoryValues, tints } from './admin-category-values.ts'
import { categoryRules } from './admin-typed-rules.ts'

type Props = {
  form: UseFormReturn<CategoryValues>
  /** A new category comes with a picture (specification §5); one that is edited shows the one it has. */
  isNew: boolean
}

/** Everything a merchant says of a category, the same when it is added and when it is edited. */
export function CategoryFields({ form: { register, control, formState }, isNew }: Props) {
  const { errors } = formState
  return (
    <div className="grid gap-5">
      <Field
        label="Category Name"
        error={errors.name?.message}
        {...register('name', { validate: categoryRules.name })}
      />
      <TextAreaField
        label="Description"
        className="min-h-28"
        error={errors.description?.message}
        {...register('description', { validate: categoryRules.description })}
      />
      <SelectField label="Colour" hint="The ground of its cards and pictures." {...register('tint')}>
        {Object.entries(tints).map(([tint, words]) => (
          <option key={tint} value={tint}>
            {words}
          </option>
        ))}
      </SelectField>
      <Controller
        name="image"
        control={control}
        rules={{ validate: ({ file }) => !isNew || file !== null || 'Please upload an image.' }}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <PictureChoice
            label={isNew ? 'Image' : 'Upload New Image'}
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
