const name = 'postal code'

/** The postal code that was asked for last on this device, or ''. */
export function rememberedPin() {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** A browser that keeps nothing asks anew on each page. */
export function rememberPin(pin: string) {
  try {
    localStorage.setItem(name, pin)
  } catch {}
}
