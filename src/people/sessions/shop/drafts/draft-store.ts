import { draftNames, lifeOf, nameOf } from './draft-names.ts'

/**
 * What is typed into forms and not sent yet, in this browser: it outlives a reload, a crash, a closed tab and an ended
 * login. Kept per account, form and record; dropped when it is sent, discarded, too old, or at an explicit logout. Never
 * for pins, codes or files.
 */
type Kept = { at: number; values: Record<string, unknown>; formKey?: string | undefined }

/** Characters of one draft: the longest text of a page fits in. */
const longest = 100_000
const most = 40

export type Draft = {
  values: Record<string, unknown>
  /** The idempotency key that the form was or would be sent under. */
  formKey?: string | undefined
}

/** @returns the fields that were typed; none where nothing is kept, or it is too old */
export function readDraft(owner: string, form: string): Draft {
  const name = nameOf(owner, form)
  const kept = parsed(name)
  return kept && Date.now() - kept.at < lifeOf(name) ? kept : { values: {} }
}

/** Keeps the fields that differ from what is saved; with none of them the draft goes. */
export function writeDraft(owner: string, form: string, { values, formKey }: Draft) {
  try {
    if (Object.keys(values).length === 0) return localStorage.removeItem(nameOf(owner, form))
    const text = JSON.stringify({ at: Date.now(), values, formKey } satisfies Kept)
    if (text.length > longest) return
    localStorage.setItem(nameOf(owner, form), text)
    dropOld()
  } catch {
    // No room, or storage is switched off: the form works as without drafts.
  }
}

/** At an explicit logout, and when an account is erased: the next person on this device finds nothing. */
export function dropDrafts() {
  for (const name of draftNames()) localStorage.removeItem(name)
}

function dropOld() {
  const kept = draftNames().map((name) => ({ name, at: parsed(name)?.at ?? 0 }))
  const newest = kept.sort((a, b) => b.at - a.at)
  newest.forEach(({ name, at }, rank) => {
    if (rank >= most || Date.now() - at >= lifeOf(name)) localStorage.removeItem(name)
  })
}

function parsed(name: string): Kept | undefined {
  try {
    // Written by `writeDraft` of the same form; a field that is missing or strange is checked like anything typed.
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}
