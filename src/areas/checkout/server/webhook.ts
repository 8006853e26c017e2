import { type RazorpayEvent, webhookEvent } from '../../../integrations/razorpay/protocol.ts'
import { isWebhookSigned } from '../../../integrations/razorpay/signatures.ts'
import type { Parts } from '../../../parts.ts'
import { inBatches } from '../../../values/in-batches.ts'
import { type HeardEvent, keepEvents } from './webhook.queries.ts'

type Delivery = { body: Buffer; signature: string; eventId: string | undefined }
type TakeWebhook = { ok: true } | { ok: false; reason: 'NOT_SIGNED' | 'NOT_AN_EVENT' }

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
 * here it never waits for more than two statements, however many events come in.
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
      log.warn({ event: eventId }, 'a webhook is not signed by the provider')
      return { ok: false, reason: 'NOT_SIGNED' }
    }
    const event = parseEvent(body)
    if (!event) return { ok: false, reason: 'NOT_AN_EVENT' }

    const about = aboutOrder(event)
    await hooks?.at?.('webhook:read')
    const isOurs = await keep({ eventId, event: event.event, ...about })
    await hooks?.at?.('webhook:kept')
    if (about.providerOrderId && !isOurs)
      log.warn({ event: event.event, ...about }, 'an event is about an order we do not have')
    return { ok: true }
  }
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
