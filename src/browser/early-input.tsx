import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement
type Typed = { field: Field; text: string }

/**
 * Around the whole page: keeps what somebody typed or pressed while it was only what the server had sent. Forms start
 * from their own empty values and would put those into the fields, so the fields are read just before, and what stood
 * there is typed again for them to hear. Then `start.ts` is told that a press is heard, too.
 */
export function EarlyInput({ children }: { children: ReactNode }) {
  const typed = useRef<Typed[]>([])
  // Before any form is told of its fields; then after all of them were, with React at rest so that it hears each field
  // by itself. Never sooner: a letter may have brought this about, and the browser is still putting it into its field.
  // Were the focus moved now, it would tell of a change before it tells of the letter, and React would take that back.
  useInsertionEffect(() => {
    typed.current = readTyped()
  }, [])
  useLayoutEffect(() => {
    setTimeout(() => {
      typeAgain(typed.current)
      window.dispatchEvent(new Event('shop-answers'))
    })
  }, [])
  return children
}

const readTyped = (): Typed[] =>
  [...document.querySelectorAll<Field>('input, textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }))

/** A pin's box leads on to the next when it is filled; that is wanted only of the one that somebody is in. */
function typeAgain(typed: Typed[]) {
  const here = document.activeElement
  const isHere = ({ field }: Typed) => field === here
  typed.filter((each) => !isHere(each)).forEach(enter)
  if (here instanceof HTMLElement) here.focus()
  typed.filter(isHere).forEach(enter)
}

/**
 * React hears only of what differs from the value that it set last, and it notices what is set on the field itself. What
 * was typed on meanwhile stands in the field, unless its form has emptied it.
 */
function enter({ field, text: before }: Typed) {
  const text = field.value || before
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
