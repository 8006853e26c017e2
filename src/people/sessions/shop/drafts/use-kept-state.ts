import { useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from './draft-store.ts'
import { type FormDraft, type FormKey, renew, useDraftOwner } from './form-draft.ts'

type Kept<Typed> = {
  /** Tells one form and record from another. */
  name: string
  typed: Typed
  /** The form without any change. */
  blank: Typed
  /** Shows what was kept. */
  put: (typed: Typed) => void
  /** Of a form that is sent under an idempotency key. */
  formKey?: FormKey
}

type StateDraft<Typed> = FormDraft & {
  /** The form is given up for now: only this much of it is to come back. */
  leave: (typed: Typed) => void
}

/** Keeps what is typed into a form with a state of its own, and puts it back when the form is opened again. */
export function useKeptState<Typed>({ name, typed, blank, put, formKey }: Kept<Typed>): StateDraft<Typed> {
  const owner = useDraftOwner()
  const [restored, setRestored] = useState(false)
  const text = JSON.stringify(typed)
  const state = text + (formKey?.[0] ?? '')
  const known = useRef(state)
  const isBlank = text === JSON.stringify(blank)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form and person; what is typed goes the other way.
  useEffect(() => {
    if (!owner) return
    const { values, formKey: key } = readDraft(owner, name)
    const { typed: kept } = values
    // What was typed before the page knew who types is newer.
    if (kept === undefined || !isBlank) return
    put(kept as Typed)
    if (key) formKey?.[1](key)
    setRestored(true)
  }, [owner, name])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` says all there is of what was typed.
  useEffect(() => {
    // What the form opened with was not typed: it must not empty what is put back in the same turn.
    if (!owner || state === known.current) return
    known.current = state
    writeDraft(owner, name, { values: isBlank ? {} : { typed }, formKey: formKey?.[0] })
  }, [owner, name, state])

  const leave = (typed: Typed) => {
    const isNothing = JSON.stringify(typed) === JSON.stringify(blank)
    if (owner) writeDraft(owner, name, { values: isNothing ? {} : { typed } })
    setRestored(false)
  }
  const forget = () => {
    if (owner) writeDraft(owner, name, { values: {} })
    setRestored(false)
  }
  const discard = () => {
    put(blank)
    renew(formKey)
    forget()
  }
  return { restored, discard, forget, leave }
}
