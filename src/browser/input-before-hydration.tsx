import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement
type TypedField = { field: Field; text: string }

/**
 * Wraps the page and keeps what was typed before hydration. Forms start with empty values and would overwrite the
 * fields, so the fields are read just before, and their text is dispatched again as input events. Then `start.ts` is
 * notified to release the held clicks.
 */
export function KeepInputBeforeHydration({ children }: { children: ReactNode }) {
  const typed = useRef<TypedField[]>([])
  // Runs before any form reads its fields and again after all have, when React is idle and handles each field
  // separately. It must not run earlier: the replay may be caused by a key press whose character the browser is still
  // inserting. Moving the focus now would fire a change event before the input event, and React would revert it.
  useInsertionEffect(() => {
    typed.current = captureTyped()
  }, [])
  useLayoutEffect(() => {
    setTimeout(() => {
      replayInput(typed.current)
      window.dispatchEvent(new Event('shop-answers'))
    })
  }, [])
  return children
}

/** What has been typed into the server's markup so far. */
const captureTyped = (): TypedField[] =>
  [...document.querySelectorAll<Field>('input, textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }))

/**
 * Repeats the input events, those of the focused field last: a PIN box moves the focus to the next one when it is
 * filled, and during replay this must only happen for the focused box.
 */
function replayInput(typed: TypedField[]) {
  const focused = document.activeElement
  const isFocused = ({ field }: TypedField) => field === focused
  typed.filter((each) => !isFocused(each)).forEach(dispatchInput)
  if (focused instanceof HTMLElement) focused.focus()
  typed.filter(isFocused).forEach(dispatchInput)
}

/**
 * Dispatches an input event with the field's text. React ignores an input event unless the value differs from the one
 * it set last. The field keeps what was typed in the meantime, unless its form has cleared it.
 */
function dispatchInput({ field, text: captured }: TypedField) {
  const text = field.value || captured
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
