import { createHash } from 'node:crypto'
import { parseEvent, type RazorpayEvent } from '#integrations/razorpay/parse-event.ts'
import { isWebhookSigned } from '#integrations/razorpay/signatures.ts'
import type { Parts } from '#parts.ts'
import { createBatcher } from '#values/create-batcher.ts'
import { toSafeText } from '#values/texts/safe-text.ts'
import { maxDeadLetterBytes } from './dead-letters.queries.ts'
import { type ReceivedEvent, recordEvents } from './receive-webhook.queries.ts'

type Delivery = { body: Buffer; signature: string; eventId: string | undefined }
type ReceiveWebhook = { ok: true } | { ok: false; reason: 'NOT_SIGNED' }

/**
 * Most payments are verified by the browser within moments, and the events of one payment arrive together: wait this
 * long, then poll once.
 */
const browserGraceMs = 3_000

/** More events than arrive while a batch is stored; a flood takes several batches. */
const maxBatch = 100

/**
 * Receives webhooks. A payload is only a snapshot, so an event is stored and its order scheduled to be polled; the job
 * does the rest. The provider waits five seconds and disables slow shops: an event waits for at most two batches, each
 * of two statements. It also disables shops that refuse events, so every signed one is accepted; unreadable ones
 * become dead letters for the merchant.
 * @returns a function that takes one event as raw bytes, because its signature covers those
 */
export function createWebhookReceiver(parts: Parts) {
  const { clock, db, hooks, log, settings } = parts
  const recordInBatches = createBatcher(maxBatch, (events: ReceivedEvent[]) => {
    const now = clock.now()
    return recordEvents(db, events, { now, askAt: new Date(now.getTime() + browserGraceMs) })
  })

  return async ({ body, signature, eventId }: Delivery): Promise<ReceiveWebhook> => {
    if (!isWebhookSigned(body, signature, settings.razorpay.webhookSecrets)) {
      log.warn({ event: eventId }, 'invalid webhook signature')
      return { ok: false, reason: 'NOT_SIGNED' }
    }
    const parsed = parseEvent(body)
    await hooks?.at?.('webhook:read')
    const isOurs = await recordInBatches({
      ...parsed,
      eventId,
      ...(parsed.problem && { deadLetter: toDeadLetter(parsed, body) }),
    })
    await hooks?.at?.('webhook:kept')
    if (!isOurs && (parsed.providerOrderId || parsed.problem))
      log.warn({ eventId, ...parsed }, 'a webhook event is for an unknown order')
    return { ok: true }
  }
}

/** Events of one payment share a dead letter; others are identified by a hash of their body. */
const toDeadLetter = ({ paymentId }: RazorpayEvent, body: Buffer) => ({
  key: paymentId ?? createHash('sha256').update(body).digest('hex'),
  body: toSafeText(body.toString('utf8', 0, maxDeadLetterBytes)),
})
