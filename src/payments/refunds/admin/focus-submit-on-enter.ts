import type { KeyboardEvent } from 'react'
import { findSubmitButton } from '#backoffice/ui/admin/submit-on-ctrl-enter.ts'

/** Enter in a quantity field does not submit: it moves the focus to the submit button, which shows the amount. */
export function focusSubmitOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const { form } = event.currentTarget
  if (form && !event.repeat) findSubmitButton(form)?.focus()
}
