import type { ComponentProps } from 'react'
import { classNames } from '../elements/class-names.ts'
import { ChevronDownIcon } from '../elements/icons.tsx'
import { controlStyles, FieldFrame, type FieldLabels } from './field-frame.tsx'

/** A native select, which phones show in their own way. Options are passed as `<option>` children. */
export function SelectField({
  label,
  hint,
  error,
  id,
  className,
  ...select
}: ComponentProps<'select'> & FieldLabels) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <span className="relative block">
          <select
            className={classNames(controlStyles, 'appearance-none pr-11', className)}
            {...select}
            {...control}
          />
          <ChevronDownIcon
            aria-hidden
            className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-ink-soft"
          />
        </span>
      )}
    </FieldFrame>
  )
}
