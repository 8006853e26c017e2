import { createHash, timingSafeEqual } from 'node:crypto'
import type { CourierWebhook } from './courier-provider.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the webhook has this token in its `x-api-key` header; compared in a time that doesn't depend on the difference. */
export function hasToken({ headers }: CourierWebhook, token: string) {
  const given = headers['x-api-key']
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(token))
}
