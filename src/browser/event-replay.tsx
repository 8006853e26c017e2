import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement
type TypedField = { field: Field; text: string }

/**
 * Wraps the page: keeps what was typed before hydration. Forms start from empty values and would overwrite the
 * fields, so the fields are read just before, and their text is dispatched again as input events. Then `start.ts` is
 * told that clicks are handled.
 */
export function EventReplay({ children }: { children: ReactNode }) {
  const typed = useRef<TypedField[]>([])
  // Before any form is told of its fields; then after all of them were, with React at rest so that it hears each field
  // by itself. Never sooner: a letter may have brought this about, and the browser is still putting it into its field.
  // Were the focus moved now, it would tell of a change before it tells of the letter, and React would take that back.
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

const captureTyped = (): TypedField[] =>
  [...document.querySelectorAll<Field>('input, textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }))

/** A pin's box leads on to the next when it is filled; that is wanted only of the one that somebody is in. */
function replayInput(typed: TypedField[]) {
  const here = document.activeElement
  const isHere = ({ field }: TypedField) => field === here
  typed.filter((each) => !isHere(each)).forEach(dispatchInput)
  if (here instanceof HTMLElement) here.focus()
  typed.filter(isHere).forEach(dispatchInput)
}

/**
 * React hears only of what differs from the value that it set last, and it notices what is set on the field itself. What
 * was typed on meanwhile stands in the field, unless its form has emptied it.
 */
function dispatchInput({ field, text: before }: TypedField) {
  const text = field.value || before
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
