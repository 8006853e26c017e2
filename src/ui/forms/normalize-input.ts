import type { ChangeEvent } from 'react'

type Change = (event: ChangeEvent<HTMLInputElement>) => unknown

/** Normalizes a field's text by its rule, before other listeners read it. */
export const normalizeInput =
  (rule: (text: string) => string, onChange?: Change) => (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const text = rule(field.value)
    // Only set if it differs, because setting it moves the cursor.
    if (text !== field.value) field.value = text
    return onChange?.(event)
  }
