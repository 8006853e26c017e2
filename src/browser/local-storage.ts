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

/** Removes a text from this device. */
export function removeStored(name: string) {
  try {
    localStorage.removeItem(name)
  } catch {}
}

/** What this device remembers of whoever uses the shop, which logging out clears. */
export const rememberedNames = { favourites: 'favourites', viewed: 'viewed' }
