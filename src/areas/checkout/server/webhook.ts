import { type RazorpayEvent, webhookEvent } from '../../../integrations/razorpay/protocol.ts'
import { isWebhookSigned } from '../../../integrations/razorpay/signatures.ts'
import type { Parts } from '../../../parts.ts'
import { keepEvent } from './webhook.queries.ts'

type Delivery = { body: Buffer; signature: string; eventId: string | undefined }
type TakeWebhook = { ok: true } | { ok: false; reason: 'NOT_SIGNED' | 'NOT_AN_EVENT' }

/**
 * The shopper's browser tells of most payments within moments, and the events of one payment come together. The job asks
 * the provider once about what is still open then.
 */
const browserTakesMs = 3_000

/**
 * Takes one of the provider's events. Its payload is a snapshot and proves only that there is news, so it is kept and
 * its order is made due; asking and settling are the job's. The provider waits five seconds and disables a slow shop:
 * here it never waits for more than one statement.
 * @param delivery with the raw bytes, which the signature is over
 */
export async function takeWebhook(parts: Parts, delivery: Delivery): Promise<TakeWebhook> {
  const { body, signature, eventId } = delivery
  if (!isWebhookSigned(body, signature, parts.settings.razorpay.webhookSecrets)) {
    parts.log.warn({ event: eventId }, 'a webhook is not signed by the provider')
    return { ok: false, reason: 'NOT_SIGNED' }
  }
  const event = parseEvent(body)
  if (!event) return { ok: false, reason: 'NOT_AN_EVENT' }

  const about = aboutOrder(event)
  const now = parts.clock.now()
  const askAt = new Date(now.getTime() + browserTakesMs)
  await parts.hooks?.at?.('webhook:read')
  const isOurs = await keepEvent(parts.db, { eventId, event: event.event, ...about, now, askAt })
  await parts.hooks?.at?.('webhook:kept')
  if (about.providerOrderId && !isOurs)
    parts.log.warn({ event: event.event, ...about }, 'an event is about an order we do not have')
  return { ok: true }
}

const isOurBusiness = /^(payment\.(authorized|captured|failed)|order\.paid|refund\.)/

/** Whom an event has news about; nobody for events that say nothing about an order's money. */
function aboutOrder({ event, payload }: RazorpayEvent) {
  const payment = payload.payment?.entity
  const providerOrderId = payment?.order_id ?? payload.order?.entity.id
  return {
    providerOrderId: isOurBusiness.test(event) ? (providerOrderId ?? undefined) : undefined,
    paymentId: payment?.id,
  }
}

function parseEvent(body: Buffer) {
  try {
    return webhookEvent.safeParse(JSON.parse(body.toString('utf8'))).data
  } catch {
    return undefined
  }
}
