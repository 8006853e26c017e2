import { draftLifetime, draftName, listDraftNames } from './draft-names.ts'

/**
 * Unsent form input, stored in this browser: it survives a reload, a crash, a closed tab and an expired session. Stored
 * per account, form and record; deleted when it is sent, discarded, too old, or at an explicit logout. Never for PINs,
 * codes or files.
 */
type StoredDraft = { at: number; values: Record<string, unknown>; formKey?: string | undefined }

/** The maximum length of a draft in characters; the longest page text fits. */
const maxCharacters = 100_000
const maxDrafts = 40

type Draft = {
  values: Record<string, unknown>
  /** The idempotency key that the form was or would be sent under. */
  formKey?: string | undefined
}

/** The stored draft of a form; one without values if there is none or it has expired. */
export function readDraft(owner: string, form: string): Draft {
  const name = draftName(owner, form)
  const stored = parseDraft(name)
  return stored && Date.now() - stored.at < draftLifetime(name) ? stored : { values: {} }
}

/**
 * Stores a draft; `values` are the fields that differ from the saved ones, and without any the draft is deleted.
 * Expired drafts are deleted too, and the oldest if there are too many. If the storage is full or disabled, nothing
 * happens.
 */
export function writeDraft(owner: string, form: string, { values, formKey }: Draft) {
  try {
    if (Object.keys(values).length === 0) return localStorage.removeItem(draftName(owner, form))
    const text = JSON.stringify({ at: Date.now(), values, formKey } satisfies StoredDraft)
    if (text.length > maxCharacters) return
    localStorage.setItem(draftName(owner, form), text)
    deleteOldDrafts()
  } catch {
    // The storage is full or disabled: the form works without drafts.
  }
}

/**
 * Deletes all drafts on this device, at an explicit logout and when an account is erased: the next person finds
 * nothing.
 */
export function deleteDrafts() {
  for (const name of listDraftNames()) localStorage.removeItem(name)
}

/** Deletes expired drafts, and the oldest beyond `maxDrafts`. */
function deleteOldDrafts() {
  const stored = listDraftNames().map((name) => ({ name, at: parseDraft(name)?.at ?? 0 }))
  const newest = stored.sort((a, b) => b.at - a.at)
  newest.forEach(({ name, at }, rank) => {
    if (rank >= maxDrafts || Date.now() - at >= draftLifetime(name)) localStorage.removeItem(name)
  })
}

/** Undefined if there is no draft with this key or it is unreadable. */
function parseDraft(name: string): StoredDraft | undefined {
  try {
    // Written by `writeDraft` of the same form; missing or invalid fields are validated like any input.
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as StoredDraft | null) ?? undefined
  } catch {
    return undefined
  }
}
