import { type FormEvent, useRef } from 'react'
import { focusFirstInvalid } from './invalid-fields.ts'

/**
 * A form's submit handler. It ignores further presses until the first one is done. After a refusal, by the form or by the
 * server, it moves the focus to the first wrong field.
 */
export function useFormSubmit(submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>) {
  const underway = useRef(false)
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underway.current) return
    underway.current = true
    const form = event.currentTarget
    try {
      await submit(event)
    } finally {
      underway.current = false
    }
    focusFirstInvalid(form)
  }
}
