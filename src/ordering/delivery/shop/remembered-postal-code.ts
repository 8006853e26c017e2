const name = 'postal code'

/** The last postal code entered on this device, or ''. */
export function rememberedPostalCode() {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/**
 * Remembers a postal code on this device. Nothing happens without local storage; then the code must be entered again on
 * each page.
 */
export function rememberPostalCode(postalCode: string) {
  try {
    localStorage.setItem(name, postalCode)
  } catch {}
}
