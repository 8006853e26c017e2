import { useEffect, useState } from 'react'
import { ApiError } from '../../../ui/call-api.ts'

const keyOf = (form: string) => `unsaved ${form}`

/** What was typed into a form when the login ended under it; given once, after logging in again. */
export function useDraft<Values extends object>(form: string): Partial<Values> {
  const [draft] = useState(() => readDraft<Values>(form))
  useEffect(() => sessionStorage.removeItem(keyOf(form)), [form])
  return draft
}

/** Sends a form; if the login has ended, what was typed is kept in this window. Pictures cannot be kept. */
export async function keepingDraft<Answer>(form: string, typed: object, send: () => Promise<Answer>) {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      sessionStorage.setItem(keyOf(form), JSON.stringify(typed))
    throw error
  }
}

function readDraft<Values extends object>(form: string): Partial<Values> {
  try {
    // Only this file writes it, and only what a form of that name held.
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as Partial<Values>
  } catch {
    return {}
  }
}
