import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from './draft-store.ts'
import { type FormDraft, type FormKey, renew, useDraftOwner } from './form-draft.ts'

type Kept<Values> = {
  /** Tells one form and record from another. */
  name: string
  /** The form without any change. */
  start: Values
  /** Never kept: pins, codes, and files, which are no text. */
  never?: readonly (keyof Values)[]
  /** Of a form that is sent under an idempotency key. */
  formKey?: FormKey | undefined
}

/** Keeps what is typed into a form of react-hook-form, and puts it back when the form is opened again. */
export function useKeptValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, start, never = [], formKey }: Kept<Values>,
): FormDraft {
  const owner = useDraftOwner()
  const [restored, setRestored] = useState(false)
  const now = useRef({ start, never, formKey })
  now.current = { start, never, formKey }
  const key = formKey?.[0]
  const knownKey = useRef(key)

  useEffect(() => {
    if (!owner) return
    const typedSince = changedIn(form.getValues(), now.current)
    const draft = readDraft(owner, name)
    const kept = { ...keepable(draft.values, now.current), ...typedSince }
    if (Object.keys(kept).length > Object.keys(typedSince).length) {
      form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true, keepTouched: true })
      if (draft.formKey) now.current.formKey?.[1](draft.formKey)
      setRestored(true)
    }
    const watching = form.watch(() => keep(owner, name, form, now.current))
    return () => watching.unsubscribe()
  }, [owner, name, form])

  useEffect(() => {
    if (!owner || key === knownKey.current) return
    knownKey.current = key
    keep(owner, name, form, now.current)
  }, [owner, name, form, key])

  const forget = () => {
    if (owner) writeDraft(owner, name, { values: {} })
    setRestored(false)
  }
  const discard = () => {
    form.reset(now.current.start as DefaultValues<Values>)
    renew(formKey)
    forget()
  }
  return { restored, discard, forget }
}

type Start<Values> = Required<Pick<Kept<Values>, 'start' | 'never'>>
type Now<Values> = Start<Values> & Pick<Kept<Values>, 'formKey'>

const keep = <Values extends FieldValues>(
  owner: string,
  name: string,
  form: UseFormReturn<Values>,
  now: Now<Values>,
) => writeDraft(owner, name, { values: changedIn(form.getValues(), now), formKey: now.formKey?.[0] })

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
