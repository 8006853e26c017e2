import type { ShownProduct } from '#ordering/cart/shop/cart-actions.ts'

/** What was pressed when the page had to be reloaded: the product, and the path of the page to come back to. */
type HeldPress = { product: ShownProduct; page: string }

const heldKey = 'add-after-reload'

/** Keeps a press for this tab's page that comes back. Nothing happens in a browser without storage. */
export function holdPress(press: HeldPress) {
  try {
    sessionStorage.setItem(heldKey, JSON.stringify(press))
  } catch {}
}

/** Takes the press that was kept; null if there is none. It can be taken once. */
export function takeHeldPress(): HeldPress | null {
  try {
    const held = sessionStorage.getItem(heldKey)
    sessionStorage.removeItem(heldKey)
    return held === null ? null : JSON.parse(held)
  } catch {
    return null
  }
}
