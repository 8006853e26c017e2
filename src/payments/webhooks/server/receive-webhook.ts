import { createHash } from 'node:crypto'
import type { PaymentProvider, ProviderEvent } from '#integrations/payments/payment-provider.ts'
import type { Parts } from '#parts.ts'
import { createBatcher } from '#values/create-batcher.ts'
import { toSafeText } from '#values/texts/safe-text.ts'
import { maxDeadLetterBytes } from './dead-letters.queries.ts'
import { type ReceivedEvent, recordEvents } from './receive-webhook.queries.ts'

type Delivery = Parameters<PaymentProvider['readWebhook']>[0]
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
 * @returns a function that takes one event
 */
export function createWebhookReceiver(parts: Parts) {
  const { clock, db, hooks, log, payments } = parts
  const recordInBatches = createBatcher(maxBatch, (events: ReceivedEvent[]) => {
    const now = clock.now()
    return recordEvents(db, events, { now, askAt: new Date(now.getTime() + browserGraceMs) })
  })

  return async (delivery: Delivery): Promise<ReceiveWebhook> => {
    const reading = payments.readWebhook(delivery)
    if (!reading.ok) {
      log.warn({ event: reading.eventId }, 'invalid webhook signature')
      return { ok: false, reason: 'NOT_SIGNED' }
    }
    const { event } = reading
    await hooks?.at?.('webhook:read')
    const isOurs = await recordInBatches({
      ...event,
      ...(event.problem && { deadLetter: toDeadLetter(event, delivery.body) }),
    })
    await hooks?.at?.('webhook:kept')
    if (!isOurs && (event.providerOrderId || event.problem))
      log.warn(event, 'a webhook event is for an unknown order')
    return { ok: true }
  }
}

/** Events of one payment share a dead letter; others are identified by a hash of their body. */
const toDeadLetter = ({ paymentId }: ProviderEvent, body: Buffer) => ({
  key: paymentId ?? createHash('sha256').update(body).digest('hex'),
  body: toSafeText(body.toString('utf8', 0, maxDeadLetterBytes)),
})
