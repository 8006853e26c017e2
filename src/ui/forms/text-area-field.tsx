import type { ComponentProps } from 'react'
import { classNames } from '../elements/class-names.ts'
import { controlStyles, FieldFrame, type FieldLabels } from './field-frame.tsx'

/** Browsers where the field grows with its content ignore `rows`. */
const minHeights = {
  2: 'min-h-[calc(2lh+1.375rem)]!',
  3: 'min-h-[calc(3lh+1.375rem)]!',
  4: 'min-h-[calc(4lh+1.375rem)]!',
  5: 'min-h-[calc(5lh+1.375rem)]!',
  14: 'min-h-[calc(14lh+1.375rem)]!',
}

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'rows'> &
  FieldLabels & { rows?: keyof typeof minHeights }

/** A multi-line text field, which grows with its content in browsers that support it. */
export function TextAreaField({ label, hint, error, id, className, rows = 4, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <textarea
          rows={rows}
          className={classNames(
            controlStyles,
            'field-sizing-content wrap-anywhere',
            minHeights[rows],
            className,
          )}
          {...area}
          {...control}
        />
      )}
    </FieldFrame>
  )
}
