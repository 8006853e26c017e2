import type { ClipboardEvent, ComponentProps } from 'react'
import { parseNationalNumber, toTenDigits } from '#values/people/parse-phone.ts'
import { classNames } from '../elements/class-names.ts'
import * as words from '../words/en.ts'
import { controlStyles, FieldFrame, type FieldLabels } from './field-frame.tsx'
import { normalizeInput } from './normalize-input.ts'

/** An Indian mobile number: ten digits after a fixed +91. The value has only the digits. */
export function PhoneField({
  label,
  hint,
  error,
  id,
  className,
  onChange,
  ...input
}: ComponentProps<'input'> & Partial<FieldLabels>) {
  return (
    <FieldFrame label={label ?? words.phoneNumber} hint={hint} error={error} id={id}>
      {(control) => (
        <span className="relative block">
          <span className="pointer-events-none absolute inset-y-0 left-0 flex items-center border-r border-line px-3.5 text-ink-soft">
            +91
          </span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="tel-national"
            onPaste={pasteNumber}
            onChange={normalizeInput(toTenDigits, onChange)}
            className={classNames(controlStyles, 'pl-17 tracking-wide', className)}
            {...input}
            {...control}
          />
        </span>
      )}
    </FieldFrame>
  )
}

/** A pasted complete number replaces the field's text. */
function pasteNumber(event: ClipboardEvent<HTMLInputElement>) {
  const number = parseNationalNumber(event.clipboardData.getData('text'))
  if (!number) return
  event.preventDefault()
  event.currentTarget.setRangeText(number, 0, event.currentTarget.value.length, 'end')
  event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
}
