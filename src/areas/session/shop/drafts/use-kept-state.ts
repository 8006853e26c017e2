import { useEffect, useRef, useState } from 'react'
import { readDraft, writeDraft } from './draft-store.ts'
import { type FormDraft, useDraftOwner } from './form-draft.ts'

type Kept<Typed> = {
  /** Tells one form and record from another. */
  name: string
  typed: Typed
  /** The form without any change. */
  blank: Typed
  /** Shows what was kept. */
  put: (typed: Typed) => void
}

/** Keeps what is typed into a form with a state of its own, and puts it back when the form is opened again. */
export function useKeptState<Typed>({ name, typed, blank, put }: Kept<Typed>): FormDraft {
  const owner = useDraftOwner()
  const [restored, setRestored] = useState(false)
  const text = JSON.stringify(typed)
  const known = useRef(text)
  const isBlank = text === JSON.stringify(blank)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form and person; what is typed goes the other way.
  useEffect(() => {
    if (!owner) return
    const { typed: kept } = readDraft(owner, name)
    // What was typed before the page knew who types is newer.
    if (kept === undefined || !isBlank) return
    put(kept as Typed)
    setRestored(true)
  }, [owner, name])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` says all there is of what was typed.
  useEffect(() => {
    // What the form opened with was not typed: it must not empty what is put back in the same turn.
    if (!owner || text === known.current) return
    known.current = text
    writeDraft(owner, name, isBlank ? {} : { typed })
  }, [owner, name, text])

  const forget = () => {
    if (owner) writeDraft(owner, name, {})
    setRestored(false)
  }
  const discard = () => {
    put(blank)
    forget()
  }
  return { restored, discard, forget }
}
