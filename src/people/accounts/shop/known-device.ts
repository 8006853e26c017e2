const name = 'has-account'

/** Whether somebody has logged in on this device before, so that they are likely to have an account. */
export function isKnownDevice() {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}

/** Remembers that somebody has logged in on this device; nothing about them. */
export function rememberDevice() {
  try {
    localStorage.setItem(name, '1')
  } catch {}
}
