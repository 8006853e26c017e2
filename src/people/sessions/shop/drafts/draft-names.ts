const prefix = 'draft '
const hour = 3_600_000
/** Of who is logged in; a visitor's phone is more often somebody else's an hour later. */
const oldestMs = { account: 3 * 24 * hour, visitor: hour }

export const accountOwner = (id: number) => `account ${id}`
export const visitorOwner = 'visitor'

export const nameOf = (owner: string, form: string) => `${prefix}${owner} ${form}`
const visitors = nameOf(visitorOwner, '')
export const lifeOf = (name: string) => (name.startsWith(visitors) ? oldestMs.visitor : oldestMs.account)

export function draftNames() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

/** Whether something was kept so long ago that it is gone. What cannot be read was kept by nobody. */
const isTooOld = (name: string) => {
  try {
    return Date.now() - JSON.parse(localStorage.getItem(name) ?? '').at >= lifeOf(name)
  } catch {
    return true
  }
}

/**
 * Whoever logs in goes on with what they typed as a visitor, where their account has no draft of that form. The visitor's
 * drafts go in any case: the next visitor of this device is somebody else.
 */
export function takeOverDrafts(userId: number) {
  for (const name of draftNames().filter((each) => each.startsWith(visitors))) {
    const own = nameOf(accountOwner(userId), name.slice(visitors.length))
    const typed = isTooOld(name) ? null : localStorage.getItem(name)
    if (typed !== null && localStorage.getItem(own) === null) localStorage.setItem(own, typed)
    localStorage.removeItem(name)
  }
}
