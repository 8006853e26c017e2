import { Controller, type UseFormReturn } from 'react-hook-form'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import * as words from '../../words/office/product-form/en.ts'
import { isSchedulable, type ProductValues } from './product-values.ts'

/** The visibility of the product and its schedule. */
export function VisibilityFields({ form }: { form: UseFormReturn<ProductValues> }) {
  const { register, control, formState, watch } = form
  const { errors } = formState
  const values = watch()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {/* Controlled, because an uncontrolled select may start with its first option. */}
      <Controller
        name="visibility"
        control={control}
        render={({ field: { disabled: _, ...field } }) => (
          <SelectField label={words.visibility} error={errors.visibility?.message} {...field}>
            {Object.entries(words.visibilities).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
      />
      {isSchedulable(values, 'publish_at') && (
        <Field
          type="datetime-local"
          label={words.publishAt}
          hint={words.publishAtHint}
          error={errors.publish_at?.message}
          {...register('publish_at')}
        />
      )}
      {isSchedulable(values, 'hide_at') && (
        <Field
          type="datetime-local"
          label={words.hideAt}
          hint={words.hideAtHint}
          error={errors.hide_at?.message}
          {...register('hide_at')}
        />
      )}
    </div>
  )
}
