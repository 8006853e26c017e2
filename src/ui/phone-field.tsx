import type { ClipboardEvent, ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlLook, FieldFrame, type FieldWords } from './field-frame.tsx'

/** An Indian mobile number: the ten digits after a fixed +91. The value holds the digits alone. */
export function PhoneField({
  label,
  hint,
  error,
  id,
  className,
  ...input
}: ComponentProps<'input'> & Partial<FieldWords>) {
  return (
    <FieldFrame label={label ?? 'Phone number'} hint={hint} error={error} id={id}>
      {(control) => (
        <span className="relative block">
          <span className="pointer-events-none absolute inset-y-0 left-0 flex items-center border-r border-line px-3.5 text-ink-soft">
            +91
          </span>
          <input
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={10}
            onPaste={pasteDigits}
            className={classNames(controlLook, 'pl-17 tracking-wide', className)}
            {...input}
            {...control}
          />
        </span>
      )}
    </FieldFrame>
  )
}

/** A copied number comes with its +91, spaces and dashes, which would fill the field before its last digits. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
  event.preventDefault()
  const input = event.currentTarget
  const digits = event.clipboardData
    .getData('text')
    .replace(/^\s*(?:\+91|0)/, '')
    .replace(/\D/g, '')
  input.setRangeText(digits, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  if (input.value.length > 10) input.setRangeText('', 10, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
