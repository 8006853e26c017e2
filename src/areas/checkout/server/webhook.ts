import { type RazorpayEvent, webhookEvent } from '../../../integrations/razorpay/protocol.ts'
import { isWebhookSigned } from '../../../integrations/razorpay/signatures.ts'
import type { Parts } from '../../../parts.ts'
import { carryRefunds } from './carry-refunds.ts'
import { type AskedOrder, settleOrder } from './settle-order.ts'
import { findEventOrder, keepEvent } from './webhook.queries.ts'

export type Delivery = { body: Buffer; signature: string; eventId: string | undefined }
export type TakeWebhook = { ok: true } | { ok: false; reason: 'NOT_SIGNED' | 'NOT_AN_EVENT' }

/** The provider waits five seconds; what takes longer than this goes on after we have answered. */
const patienceMs = 3_000
/**
 * These have company: what is authorised is captured by the provider within moments, and an order is paid by a capture.
 * Should that event not come, the job looks after the order.
 */
const isAccompanied = new Set(['payment.authorized', 'order.paid'])
const companyTakesMs = 10_000

/**
 * Takes one of the provider's events. Its payload is a snapshot and proves only that there is news: the order is made
 * due in the statement that keeps the event's id, so that from then on a crash loses nothing, and is then settled like
 * any other. Repeats, and events about payments that have been decided about, end here.
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

  const order = await findNews(parts, event, eventId)
  const now = parts.clock.now()
  const isFirst = !isAccompanied.has(event.event)
  const due = order && { orderId: order.id, at: isFirst ? now : new Date(now.getTime() + companyTakesMs) }
  await parts.hooks?.at?.('webhook:read')
  await keepEvent(parts.db, { eventId, event: event.event, now, due })
  await parts.hooks?.at?.('webhook:kept')
  if (order && isFirst) await withPatience(parts, settleEvent(parts, event, order))
  return { ok: true }
}

/** The order an event has news about; none for another shop's, for other events, and when we know it all. */
async function findNews({ db, log }: Parts, { event, payload }: RazorpayEvent, eventId: string | undefined) {
  const payment = payload.payment?.entity
  const providerOrderId = payment?.order_id ?? payload.order?.entity.id
  const isOurBusiness = /^(payment\.(authorized|captured|failed)|order\.paid|refund\.)/.test(event)
  if (!isOurBusiness || !providerOrderId) return undefined
  const order = await findEventOrder(db, providerOrderId, { eventId, paymentId: payment?.id })
  if (!order) log.warn({ event, providerOrderId }, 'an event is about an order we do not have')
  const isOld = order?.is_kept || (order?.is_decided && !event.startsWith('refund.'))
  return isOld ? undefined : order
}

async function settleEvent(parts: Parts, { event }: RazorpayEvent, order: AskedOrder) {
  if (event.startsWith('refund.')) await carryRefunds(parts, { orderId: order.id })
  await settleOrder(parts, order)
}

/** The order is due at the job's next turn, so that nothing is lost when this fails or takes its time. */
async function withPatience({ log }: Parts, work: Promise<void>) {
  const done = work.catch((err) => log.error({ err }, 'a webhook could not be settled at once'))
  let patience: NodeJS.Timeout | undefined
  const enough = new Promise<void>((resolve) => {
    patience = setTimeout(resolve, patienceMs)
  })
  await Promise.race([done, enough])
  clearTimeout(patience)
}

function parseEvent(body: Buffer) {
  try {
    return webhookEvent.safeParse(JSON.parse(body.toString('utf8'))).data
  } catch {
    return undefined
  }
}
