import { createHash } from 'node:crypto'
import { leaseEnd } from '#database/lease.ts'
import type { Parts } from '#parts.ts'
import { backoff } from '#values/time/backoff.ts'
import { dayMs } from '#values/time/durations.ts'
import { isPushService } from '../rules/push-service.ts'
import { encryptPush } from './encrypt-push.ts'
import { claimPush, deleteSubscription, markPushSent, postponePush } from './push.queries.ts'
import { readVapidKeys, type VapidKeys, vapidHeader } from './vapid.ts'

/** A run ends after this many. */
const maxInOneRun = 100
/** Shorter than the lease, so that no other process sends the same message meanwhile. */
const timeoutMs = 5_000
const retentionMs = 30 * dayMs

type ClaimedPush = NonNullable<Awaited<ReturnType<typeof claimPush>>>

/**
 * Sends the push messages that are due, one after the other. At least once, like mails: a repeated one replaces the first
 * on the phone, because both have the same tag. @returns how many were sent
 */
export async function deliverPushes(parts: Parts, stopping?: AbortSignal): Promise<number> {
  const { db, clock } = parts
  let sent = 0
  let keys: VapidKeys | undefined
  for (let turn = 0; turn < maxInOneRun && !stopping?.aborted; turn++) {
    const now = clock.now()
    const push = await claimPush(db, { now, until: leaseEnd(now) })
    if (!push) break
    keys ??= await readVapidKeys(db, now)
    if (await deliver(parts, keys, push)) sent += 1
  }
  return sent
}

async function deliver(parts: Parts, keys: VapidKeys, push: ClaimedPush) {
  const { db, clock, log } = parts
  const status = await post(parts, keys, push).catch((error: unknown) => {
    log.warn({ err: error, push: push.id }, 'a push message could not be sent and will be retried')
    return 0
  })
  // The browser has unsubscribed, or its subscription has expired.
  if (status === 404 || status === 410) await deleteSubscription(db, push.subscription_id)
  else if (status === 0 || status === 429 || status >= 500)
    await postponePush(db, push.id, backoff(push.attempts, clock.now()))
  else {
    if (status >= 300) log.warn({ status, push: push.id }, 'a push service rejected a message')
    await markPushSent(db, push.id, clock.now())
    return status < 300
  }
  return false
}

/** @returns the push service's status */
async function post({ clock, settings, store }: Parts, keys: VapidKeys, push: ClaimedPush) {
  const url = new URL(push.endpoint)
  // The list may have become shorter since the browser subscribed.
  if (!isPushService(url, settings.pushServices)) return 410
  const now = clock.now()
  const { email } = store()
  const subject = email ? `mailto:${email}` : settings.publicUrl
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: vapidHeader(keys, { audience: url.origin, subject, now }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, Math.floor((push.expires_at.getTime() - now.getTime()) / 1000))),
      urgency: 'normal',
      // Waiting messages about the same thing replace each other at the push service too.
      topic: createHash('sha256').update(push.message.tag).digest('base64url').slice(0, 32),
    },
    body: new Uint8Array(encryptPush(Buffer.from(JSON.stringify(push.message)), push)),
  })
  await response.body?.cancel()
  return response.status
}

/** Deletes the messages that were sent long ago, and those that were never sent in time. */
export const purgePushes = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  db
    .deleteFrom('push_messages')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_messages')
        .select('id')
        .where('created_at', '<', new Date(clock.now().getTime() - retentionMs))
        .orderBy('created_at')
        .limit(2_000),
    )
    .execute()
