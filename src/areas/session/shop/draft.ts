import { useEffect, useState } from 'react'

/** What was typed into a form when the login ended; kept in this tab only, until the form is open again. */
export const keepDraft = (form: string, values: object) =>
  sessionStorage.setItem(nameOf(form), JSON.stringify(values))

/** The draft of a form, once: it is forgotten as soon as it is on the screen. Never for pins. */
export function useDraft<Values extends object>(form: string): Partial<Values> {
  const [draft] = useState(() => readDraft<Values>(form))
  useEffect(() => sessionStorage.removeItem(nameOf(form)), [form])
  return draft
}

const nameOf = (form: string) => `draft ${form}`

function readDraft<Values extends object>(form: string): Partial<Values> {
  try {
    // Written by `keepDraft` of the same form; a field that is missing or strange is checked like anything typed.
    return JSON.parse(sessionStorage.getItem(nameOf(form)) ?? '{}') as Partial<Values>
  } catch {
    return {}
  }
}
