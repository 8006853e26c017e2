import { dayMs, hourMs } from '#values/time/durations.ts'

const prefix = 'draft '
/** How long drafts are kept: those of visitors only an hour, because somebody else may use the device by then. */
const maxAgeMs = { account: 3 * dayMs, visitor: hourMs }

/** The first part of the names of an account's drafts. */
export const accountOwner = (id: number) => `account ${id}`
/** The first part of the names of the drafts of whoever is not logged in. */
export const visitorOwner = 'visitor'

/** The key in localStorage under which the draft of a form is stored. */
export const draftName = (owner: string, form: string) => `${prefix}${owner} ${form}`
const visitorPrefix = draftName(visitorOwner, '')
/** How long the draft with this key is kept, in milliseconds. */
export const draftLifetime = (name: string) =>
  name.startsWith(visitorPrefix) ? maxAgeMs.visitor : maxAgeMs.account

/** The keys of all drafts on this device; none if the browser's storage is disabled. */
export function listDraftNames() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

/** Whether the draft with this key has expired; an unreadable one counts as expired. */
const isDraftExpired = (name: string) => {
  try {
    return Date.now() - JSON.parse(localStorage.getItem(name) ?? '').at >= draftLifetime(name)
  } catch {
    return true
  }
}

/**
 * After a login, the visitor's drafts become the account's, unless it has a draft of that form. The visitor's are
 * deleted in any case: the next visitor on this device is somebody else.
 */
export function claimVisitorDrafts(userId: number) {
  for (const name of listDraftNames().filter((each) => each.startsWith(visitorPrefix))) {
    const own = draftName(accountOwner(userId), name.slice(visitorPrefix.length))
    const typed = isDraftExpired(name) ? null : localStorage.getItem(name)
    if (typed !== null && localStorage.getItem(own) === null) localStorage.setItem(own, typed)
    localStorage.removeItem(name)
  }
}
