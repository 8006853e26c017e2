import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlLook, FieldFrame, type FieldWords } from './field-frame.tsx'
import { ChevronDownIcon } from './icons.tsx'

/** A choice of one: the phone's own list, so that it is as good as the phone. Options come as `<option>` children. */
export function SelectField({
  label,
  hint,
  error,
  id,
  className,
  ...select
}: ComponentProps<'select'> & FieldWords) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <span className="relative block">
          <select
            className={classNames(controlLook, 'appearance-none pr-11', className)}
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
