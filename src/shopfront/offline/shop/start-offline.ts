import { isDataSaverOn } from '#browser/data-saver.ts'
import { deleteAllCopies } from '#browser/purge-device-data.ts'
import { keepCartChanges } from '#ordering/cart/shop/keep-changes.ts'
import type { PublicSettings } from '#pages/page-render.ts'
import { hourMs } from '#values/time/durations.ts'
import { showOfflineNotice } from './offline-notice.ts'

/** A tab that stays open asks for a new release when it is looked at again, at most this often. */
const updateEveryMs = hourMs

/**
 * Registers the service worker, or removes it if the shop does without. With Data Saver on, none is registered, because
 * it loads each first page once more; one that is there already stays.
 */
export async function startOffline({ offline }: Pick<PublicSettings, 'offline'>) {
  keepCartChanges()
  // Only over HTTPS and on this machine.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  if (!offline) return removeServiceWorker()
  showOfflineNotice()
  if (isDataSaverOn() && !navigator.serviceWorker.controller) return
  navigator.serviceWorker.addEventListener('controllerchange', keepThisPage)
  // Another release of it may have taken over before this script was there.
  if (navigator.serviceWorker.controller && !(await caches.match(window.location.href))) keepThisPage()
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })

  let updatedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - updatedAt < updateEveryMs) return
    updatedAt = Date.now()
    registration.update().catch(() => {})
  })
}

/** The worker that has just taken over does not have the page that was opened before. */
function keepThisPage() {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  navigator.serviceWorker.controller?.postMessage({ keep: window.location.href, files })
}

async function removeServiceWorker() {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all([...registrations.map((each) => each.unregister()), deleteAllCopies()])
}
