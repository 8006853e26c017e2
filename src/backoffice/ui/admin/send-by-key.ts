import type { KeyboardEvent } from 'react'

/**
 * For a form: Ctrl+Enter in any of its fields is its button pressed, also where Enter alone begins a line or leads to the
 * next field. A key that is held down sends nothing.
 */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (!isSendKey(event)) return
  event.preventDefault()
  if (!event.repeat) sendButtonOf(event.currentTarget)?.click()
}

export const isSendKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey)

/** Also where it stands below the form, as in a window. */
export const sendButtonOf = (form: HTMLFormElement) =>
  [...form.elements].find(
    (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit',
  )
