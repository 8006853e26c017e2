import type { ChangeEvent } from 'react'

type Change = (event: ChangeEvent<HTMLInputElement>) => unknown

/** Puts what the rule makes of a field's text into it, before whoever listens reads it. */
export const normalizeInput =
  (rule: (text: string) => string, onChange?: Change) => (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const text = rule(field.value)
    // Set only where it differs: the cursor stays in its place.
    if (text !== field.value) field.value = text
    return onChange?.(event)
  }
