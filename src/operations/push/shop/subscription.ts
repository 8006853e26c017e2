import { callApi } from '#browser/call-api.ts'
import { readStored, writeStored } from '#browser/local-storage.ts'
import { pushesName } from '#browser/purge-device-data.ts'
import type { pushEndpoints } from '../contract.ts'

const api = callApi<typeof pushEndpoints>()

/** What this browser can do: nothing, ask, or show that it is on or that the person has blocked it. */
export type PushState = 'impossible' | 'off' | 'on' | 'blocked'

/** What this browser was subscribed for: the account, or the orders of links, by the ends of their keys. */
const nameOf = (orderKey: string | undefined) => orderKey?.slice(-12) ?? 'account'
const subscribedFor = () => (readStored(pushesName) ?? '').split(' ').filter(Boolean)
/** Nobody has more orders under way. */
const maxNames = 20

/**
 * The state of push messages in this browser, about the orders of the account or the order of a link. Asks nobody
 * anything.
 */
export async function readPushState(orderKey?: string): Promise<PushState> {
  if (!('PushManager' in window) || !('Notification' in window)) return 'impossible'
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return 'impossible'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await registration.pushManager.getSubscription()
  const isOn =
    subscription && Notification.permission === 'granted' && subscribedFor().includes(nameOf(orderKey))
  return isOn ? 'on' : 'off'
}

/**
 * Asks the person for their permission, and subscribes this browser to messages about the orders of the account, or about
 * the order of a link. Must be called from a press of a button.
 * @returns the state afterwards
 * @throws ApiError
 */
export async function turnOnPush(orderKey?: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const { pushManager } = await navigator.serviceWorker.ready
  const { key } = await api('GET /push/key', {})
  const subscription =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  await api('POST /push/subscriptions', {
    body: { endpoint, keys: { p256dh, auth }, ...(orderKey !== undefined && { order_key: orderKey }) },
  })
  const names = new Set(subscribedFor()).add(nameOf(orderKey))
  writeStored(pushesName, [...names].slice(-maxNames).join(' '))
  return 'on'
}

/** Ends the subscription of this browser, at its push service and in the shop. @throws ApiError */
export async function turnOffPush() {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  await api('POST /push/unsubscribe', { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
  writeStored(pushesName, '')
}
