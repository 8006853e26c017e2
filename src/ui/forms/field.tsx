import type { ComponentProps } from 'react'
import { classNames } from '../elements/class-names.ts'
import { controlStyles, FieldFrame, type FieldLabels } from './field-frame.tsx'

type FieldProps = ComponentProps<'input'> & FieldLabels

/** A text field: `<Field label="Name" error={errors.name?.message} {...register('name')} />`. */
export function Field({ label, hint, error, id, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <input
          className={classNames(controlStyles, 'read-only:border-line read-only:bg-cream-deep', className)}
          {...input}
          {...control}
        />
      )}
    </FieldFrame>
  )
}
