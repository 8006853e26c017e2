/** A text that was stored on this device, or null; also if the browser has no storage for the page. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a text on this device. Nothing happens without storage. */
export function writeStored(name: string, text: string) {
  try {
    localStorage.setItem(name, text)
  } catch {}
}
