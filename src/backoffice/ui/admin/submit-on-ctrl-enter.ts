import type { KeyboardEvent } from 'react'

/** Form handler: Ctrl+Enter (or Cmd+Enter) in any field submits, also in text areas. A held key submits once. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (!isSubmitKey(event)) return
  event.preventDefault()
  if (!event.repeat) findSubmitButton(event.currentTarget)?.click()
}

export const isSubmitKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey)

/** The submit button; `form.elements` also contains buttons outside the form that belong to it. */
export const findSubmitButton = (form: HTMLFormElement) =>
  [...form.elements].find(
    (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit',
  )
