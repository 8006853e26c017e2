import { createHash } from 'node:crypto'
import { type RazorpayNews, readEvent } from '#integrations/razorpay/read-event.ts'
import { isWebhookSigned } from '#integrations/razorpay/signatures.ts'
import type { Parts } from '#parts.ts'
import { inBatches } from '#values/in-batches.ts'
import { madeReadable } from '#values/texts/readable-text.ts'
import { type HeardEvent, keepEvents } from './take-webhook.queries.ts'
import { mostKept } from './unreadable-news.queries.ts'

type Delivery = { body: Buffer; signature: string; eventId: string | undefined }
type TakeWebhook = { ok: true } | { ok: false; reason: 'NOT_SIGNED' }

/**
 * The shopper's browser tells of most payments within moments, and the events of one payment come together. The job asks
 * the provider once about what is still open then.
 */
const browserTakesMs = 3_000

/** More than ever come in during one statement; a flood is kept in several. */
const mostAtOnce = 100

/**
 * Takes the provider's events. Their payloads are snapshots and prove only that there is news, so an event is kept and
 * its order is made due; asking and settling are the job's. The provider waits five seconds and disables a slow shop:
 * here it never waits for more than two statements, however many events come in. It also disables one that refuses what
 * it sends, so whatever is signed is taken; what could not be understood is listed for the merchant.
 * @returns what takes one event, as the raw bytes that its signature is over
 */
export function webhookTaker(parts: Parts) {
  const { clock, db, hooks, log, settings } = parts
  const keep = inBatches(mostAtOnce, (events: HeardEvent[]) => {
    const now = clock.now()
    return keepEvents(db, events, { now, askAt: new Date(now.getTime() + browserTakesMs) })
  })

  return async ({ body, signature, eventId }: Delivery): Promise<TakeWebhook> => {
    if (!isWebhookSigned(body, signature, settings.razorpay.webhookSecrets)) {
      log.warn({ event: eventId }, 'invalid webhook signature')
      return { ok: false, reason: 'NOT_SIGNED' }
    }
    const news = readEvent(body)
    await hooks?.at?.('webhook:read')
    const isOurs = await keep({ ...news, eventId, ...(news.problem && { unread: unread(news, body) }) })
    await hooks?.at?.('webhook:kept')
    if (!isOurs && (news.providerOrderId || news.problem))
      log.warn({ eventId, ...news }, 'a webhook event is for an unknown order')
    return { ok: true }
  }
}

/** The events of one payment are one matter; others are told apart by what they say. */
const unread = ({ paymentId }: RazorpayNews, body: Buffer) => ({
  key: paymentId ?? createHash('sha256').update(body).digest('hex'),
  body: madeReadable(body.toString('utf8', 0, mostKept)),
})
