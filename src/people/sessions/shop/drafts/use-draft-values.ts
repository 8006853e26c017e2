import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from './draft-store.ts'
import { type FormDraft, type FormKey, renewFormKey, useDraftOwner } from './form-draft.ts'

type DraftOptions<Values> = {
  /** Identifies the form and record. */
  name: string
  /** The form without any change. */
  start: Values
  /** Fields that are never stored: PINs, codes, and files, which are not text. */
  never?: readonly (keyof Values)[]
  /** For a form with an idempotency key. */
  formKey?: FormKey | undefined
}

/** Stores the input of a react-hook-form form, and restores it when the form is opened again. */
export function useDraftValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, start, never = [], formKey }: DraftOptions<Values>,
): FormDraft {
  const owner = useDraftOwner()
  const [restored, setRestored] = useState(false)
  const latest = useRef({ start, never, formKey })
  latest.current = { start, never, formKey }
  const key = formKey?.[0]
  const lastKey = useRef(key)

  useEffect(() => {
    if (!owner) return
    const typedSince = changedFields(form.getValues(), latest.current)
    const draft = readDraft(owner, name)
    const restoredValues = { ...restorableFields(draft.values, latest.current), ...typedSince }
    if (Object.keys(restoredValues).length > Object.keys(typedSince).length) {
      form.reset({ ...form.getValues(), ...restoredValues }, { keepDefaultValues: true, keepTouched: true })
      if (draft.formKey) latest.current.formKey?.[1](draft.formKey)
      setRestored(true)
    }
    // What was typed before the page knew the user is kept as well.
    if (Object.keys(typedSince).length > 0) saveDraft(owner, name, form, latest.current)
    const subscription = form.watch(() => saveDraft(owner, name, form, latest.current))
    return () => subscription.unsubscribe()
  }, [owner, name, form])

  useEffect(() => {
    if (!owner || key === lastKey.current) return
    lastKey.current = key
    saveDraft(owner, name, form, latest.current)
  }, [owner, name, form, key])

  const clear = () => {
    if (owner) writeDraft(owner, name, { values: {} })
    setRestored(false)
  }
  const discard = () => {
    form.reset(latest.current.start as DefaultValues<Values>)
    renewFormKey(formKey)
    clear()
  }
  return { restored, discard, clear: clear }
}

type FieldOptions<Values> = Required<Pick<DraftOptions<Values>, 'start' | 'never'>>
type LatestOptions<Values> = FieldOptions<Values> & Pick<DraftOptions<Values>, 'formKey'>

const saveDraft = <Values extends FieldValues>(
  owner: string,
  name: string,
  form: UseFormReturn<Values>,
  latest: LatestOptions<Values>,
) =>
  writeDraft(owner, name, { values: changedFields(form.getValues(), latest), formKey: latest.formKey?.[0] })

/** The fields that differ from `start`, without those that are never stored. */
function changedFields<Values extends FieldValues>(values: Values, { start, never }: FieldOptions<Values>) {
  const changed = Object.entries(values).filter(
    ([name, value]) => !never.includes(name) && JSON.stringify(value) !== JSON.stringify(start[name]),
  )
  return Object.fromEntries(changed)
}

/** The fields of a stored draft that may be restored: without those that the form of a newer release no longer has. */
const restorableFields = <Values extends FieldValues>(
  values: Record<string, unknown>,
  { start, never }: FieldOptions<Values>,
) => Object.fromEntries(Object.entries(values).filter(([name]) => name in start && !never.includes(name)))
