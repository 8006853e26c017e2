import type { KeyboardEvent } from 'react'
import { sendButtonOf } from '#backoffice/ui/admin/send-by-key.ts'

/** From the units Enter sends nothing: it leads to the button that says how much goes back, once that is worked out. */
export function toWhatGoesBack(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const { form } = event.currentTarget
  if (form && !event.repeat) sendButtonOf(form)?.focus()
}
