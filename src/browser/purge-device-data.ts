import { hasVisits, isOurCache } from '#values/offline/cache-names.ts'
import { rememberedNames, removeStored } from './local-storage.ts'

/** Where changes of the cart wait for the connection. */
export const waitingChangesName = 'cart-changes'
/** The account that was last logged in on this device. */
export const lastAccountName = 'cart-owner'

/** What this browser gets push messages about. */
export const pushesName = 'pushes'

/** Deletes what this device has kept of the person who logs out: the next one finds nothing. */
export async function purgeDeviceData() {
  const names = [waitingChangesName, lastAccountName, pushesName, ...Object.values(rememberedNames)]
  for (const name of names) removeStored(name)
  await deleteCaches(hasVisits)
  await endPushes().catch(() => {})
}

/** Ends the push messages of this browser. The shop has deleted their subscription with the login. */
async function endPushes() {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/** Deletes everything that the service worker has kept. */
export const deleteAllCopies = () => deleteCaches(isOurCache)

async function deleteCaches(which: (name: string) => boolean) {
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(names.filter(which).map((name) => caches.delete(name)))
}
