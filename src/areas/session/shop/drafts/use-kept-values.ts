import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from './draft-store.ts'
import { type FormDraft, useDraftOwner } from './form-draft.ts'

type Kept<Values> = {
  /** Tells one form and record from another. */
  name: string
  /** The form without any change. */
  start: Values
  /** Never kept: pins, codes, and files, which are no text. */
  never?: readonly (keyof Values)[]
}

/** Keeps what is typed into a form of react-hook-form, and puts it back when the form is opened again. */
export function useKeptValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, start, never = [] }: Kept<Values>,
): FormDraft {
  const owner = useDraftOwner()
  const [restored, setRestored] = useState(false)
  const now = useRef({ start, never })
  now.current = { start, never }

  useEffect(() => {
    if (!owner) return
    const typedSince = changedIn(form.getValues(), now.current)
    const kept = { ...keepable(readDraft(owner, name), now.current), ...typedSince }
    if (Object.keys(kept).length > Object.keys(typedSince).length) {
      form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true, keepTouched: true })
      setRestored(true)
    }
    const watching = form.watch(() => writeDraft(owner, name, changedIn(form.getValues(), now.current)))
    return () => watching.unsubscribe()
  }, [owner, name, form])

  const forget = () => {
    if (owner) writeDraft(owner, name, {})
    setRestored(false)
  }
  const discard = () => {
    form.reset(now.current.start as DefaultValues<Values>)
    forget()
  }
  return { restored, discard, forget }
}

type Start<Values> = Required<Pick<Kept<Values>, 'start' | 'never'>>

function changedIn<Values extends FieldValues>(values: Values, { start, never }: Start<Values>) {
  const changed = Object.entries(values).filter(
    ([name, value]) => !never.includes(name) && JSON.stringify(value) !== JSON.stringify(start[name]),
  )
  return Object.fromEntries(changed)
}

/** A field that the form of a newer release does not have any more is left out. */
const keepable = <Values extends FieldValues>(
  values: Record<string, unknown>,
  { start, never }: Start<Values>,
) => Object.fromEntries(Object.entries(values).filter(([name]) => name in start && !never.includes(name)))
