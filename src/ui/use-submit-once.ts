import { type FormEvent, useRef } from 'react'

/** A form's submit handler that does nothing while it is still at it, however quickly somebody clicks. */
export function useSubmitOnce(submit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>) {
  const underway = useRef(false)
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underway.current) return
    underway.current = true
    try {
      await submit(event)
    } finally {
      underway.current = false
    }
  }
}
