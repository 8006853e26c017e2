import { z } from 'zod'
import { parseSafeJson } from '#values/texts/safe-text.ts'
import type { PaymentProvider, ProviderEvent } from '../payment-provider.ts'
import { isWebhookSigned } from './signatures.ts'

const id = z.string().max(64).optional().catch(undefined)
/** The schema of an entity in an event; undefined if it is absent or unreadable. */
const optionalEntity = <Entity extends z.ZodRawShape>(entity: Entity) =>
  z
    .object({ entity: z.object(entity) })
    .optional()
    .catch(undefined)

/**
 * A webhook's body: only the ids of its order and payment are used. The rest is a snapshot; the shop reads the current
 * state from the provider before it acts, so missing, new or changed fields do no harm.
 */
const envelope = z.object({
  event: z.string().min(1),
  payload: z
    .object({
      payment: optionalEntity({ id, order_id: id }),
      order: optionalEntity({ id }),
      refund: optionalEntity({ payment_id: id }),
    })
    .catch({}),
})

/** Events about money; the merchant may have subscribed to others. */
const moneyEvents = /^(payment\.(authorized|captured|failed)|order\.paid|refund\.)/

/**
 * Creates the reader of webhooks, which are signed with one of the secrets. One with a valid signature is always
 * accepted, because the signature proves that Razorpay sent it, whatever its content.
 */
export const createWebhookReader =
  (webhookSecrets: readonly string[]): PaymentProvider['readWebhook'] =>
  ({ headers, body }) => {
    const signature = firstValue(headers['x-razorpay-signature']) ?? ''
    const eventId = firstValue(headers['x-razorpay-event-id'])?.slice(0, 100)
    if (!isWebhookSigned(body, signature, webhookSecrets)) return { ok: false, eventId }
    return { ok: true, event: { ...parseEvent(body), provider: 'razorpay', eventId } }
  }

const firstValue = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

function parseEvent(body: Buffer): Omit<ProviderEvent, 'provider' | 'eventId'> {
  const parsed = envelope.safeParse(parseJson(body))
  if (!parsed.success)
    return {
      event: 'unknown',
      isAboutRefund: false,
      problem: 'Razorpay sent an event that couldn’t be read.',
    }
  const { event: name, payload } = parsed.data
  const event = { event: name.slice(0, 100), isAboutRefund: name.startsWith('refund.') }
  if (!moneyEvents.test(name)) return event
  const payment = payload.payment?.entity
  const providerOrderId = payment?.order_id ?? payload.order?.entity.id
  const paymentId = payment?.id ?? payload.refund?.entity.payment_id
  if (providerOrderId) return { ...event, providerOrderId, paymentId }
  return { ...event, paymentId, problem: 'Razorpay reported a payment without an order of this shop.' }
}

/** The parsed JSON, with texts that can be stored; undefined if it is invalid. */
function parseJson(body: Buffer): unknown {
  try {
    return parseSafeJson(body.toString('utf8'))
  } catch {
    return undefined
  }
}
