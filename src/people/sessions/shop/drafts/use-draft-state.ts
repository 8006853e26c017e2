import { useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from './draft-store.ts'
import { type FormDraft, type FormKey, renewFormKey, useDraftOwner } from './form-draft.ts'

type DraftOptions<Typed> = {
  /** Identifies the form and record. */
  name: string
  value: Typed
  /** The form without any change. */
  blank: Typed
  /** Restores a stored draft into the form. */
  restore: (value: Typed) => void
  /** For a form with an idempotency key. */
  formKey?: FormKey
}

type StateDraft<Typed> = FormDraft & {
  /** The form was closed without being sent: keeps only this part of the draft. */
  keepOnly: (value: Typed) => void
}

/** Stores the input of a form with its own state, and restores it when the form is opened again. */
export function useDraftState<Typed>({
  name,
  value,
  blank,
  restore,
  formKey,
}: DraftOptions<Typed>): StateDraft<Typed> {
  const owner = useDraftOwner()
  const [restored, setRestored] = useState(false)
  const text = JSON.stringify(value)
  const state = text + (formKey?.[0] ?? '')
  const lastState = useRef(state)
  const isBlank = text === JSON.stringify(blank)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form and person; what is typed goes the other way.
  useEffect(() => {
    if (!owner) return
    const { values, formKey: key } = readDraft(owner, name)
    const { typed: stored } = values
    // What was typed before the page knew who is signed in is newer than the draft.
    if (stored === undefined || !isBlank) return
    restore(stored as Typed)
    if (key) formKey?.[1](key)
    setRestored(true)
  }, [owner, name])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` says all there is of what was typed.
  useEffect(() => {
    // The form's initial state was not typed: it must not delete the draft that is restored in the same render.
    if (!owner || state === lastState.current) return
    lastState.current = state
    writeDraft(owner, name, { values: isBlank ? {} : { typed: value }, formKey: formKey?.[0] })
  }, [owner, name, state])

  const keepOnly = (typed: Typed) => {
    const isEmpty = JSON.stringify(typed) === JSON.stringify(blank)
    if (owner) writeDraft(owner, name, { values: isEmpty ? {} : { typed } })
    setRestored(false)
  }
  const clear = () => {
    if (owner) writeDraft(owner, name, { values: {} })
    setRestored(false)
  }
  const discard = () => {
    restore(blank)
    renewFormKey(formKey)
    clear()
  }
  return { restored, discard, clear, keepOnly }
}
