const prefix = 'draft '
const hour = 3_600_000
/** How long drafts are kept: those of visitors only an hour, because somebody else may use the device by then. */
const maxAgeMs = { account: 3 * 24 * hour, visitor: hour }

/** Whose drafts these are, as their names begin. */
export const accountOwner = (id: number) => `account ${id}`
export const visitorOwner = 'visitor'

export const draftName = (owner: string, form: string) => `${prefix}${owner} ${form}`
const visitorPrefix = draftName(visitorOwner, '')
export const draftLifetime = (name: string) =>
  name.startsWith(visitorPrefix) ? maxAgeMs.visitor : maxAgeMs.account

export function listDraftNames() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

/** Whether a draft has expired; an unreadable one counts as expired. */
const isTooOld = (name: string) => {
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
    const typed = isTooOld(name) ? null : localStorage.getItem(name)
    if (typed !== null && localStorage.getItem(own) === null) localStorage.setItem(own, typed)
    localStorage.removeItem(name)
  }
}
