import type { ChangeEvent } from 'react'

type Change = (event: ChangeEvent<HTMLInputElement>) => unknown

/** A change handler that replaces a field's text by `normalize(text)` before `onChange` reads it. */
export const normalizeInput =
  (normalize: (text: string) => string, onChange?: Change) => (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const text = normalize(field.value)
    // Only set if it differs, because setting it moves the cursor.
    if (text !== field.value) field.value = text
    return onChange?.(event)
  }
