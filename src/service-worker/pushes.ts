import type { PushMessage } from '#operations/push/rules/push-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Shows the shop's push messages as notifications. One about the same thing replaces the earlier one. */
export function handlePushes() {
  self.addEventListener('push', (event) => {
    if (!event.data) return
    const { title, body, url, tag, lang }: PushMessage = event.data.json()
    const options = { body, tag, lang, data: { url }, icon: '/brand/icon-512.png' }
    event.waitUntil(self.registration.showNotification(title, options))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage(event.notification.data.url))
  })
}

/** Opens the page of a notification: in the tab that shows it already, otherwise in a new one. */
async function openPage(path: string) {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const open = await self.clients.matchAll({ type: 'window' })
  const shown = open.find(({ url }) => url === href)
  await (shown ? shown.focus() : self.clients.openWindow(href))
}
