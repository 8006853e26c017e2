import { whenSettled } from '#browser/when-settled.ts'
import type { PublicSettings } from '#pages/page-render.ts'

/** Prepares this browser for a lost connection, when the page has nothing else to do. */
export function startOfflineLater(shop: PublicSettings) {
  // Kept for the pages that offer it, so that the browser does not ask by itself.
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
    window.dispatchEvent(new Event('shop-can-install'))
  })
  whenSettled(() => import('./start-offline.ts').then(({ startOffline }) => startOffline(shop)))
}
