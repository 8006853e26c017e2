import type { ComponentProps } from 'react'
import { classNames } from '../elements/class-names.ts'
import { controlStyles, FieldFrame, type FieldLabels } from './field-frame.tsx'

/** A multi-line text field, which grows with its content in browsers that support it. */
export function TextAreaField({
  label,
  hint,
  error,
  id,
  className,
  rows = 4,
  ...area
}: ComponentProps<'textarea'> & FieldLabels) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <textarea
          rows={rows}
          className={classNames(controlStyles, 'field-sizing-content wrap-anywhere', className)}
          {...area}
          {...control}
        />
      )}
    </FieldFrame>
  )
}
