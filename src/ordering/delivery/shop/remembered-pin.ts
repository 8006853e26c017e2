const name = 'postal code'

/** The last postal code entered on this device, or ''. */
export function rememberedPin() {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Without storage, the code must be entered again on each page. */
export function rememberPin(pin: string) {
  try {
    localStorage.setItem(name, pin)
  } catch {}
}
