import { z } from 'zod'
import { parseSafeJson } from '#values/texts/safe-text.ts'

/** The part of a webhook that the shop uses: the order and payment to read from the provider. */
export type RazorpayEvent = {
  event: string
  providerOrderId?: string | undefined
  paymentId?: string | undefined
  /** Why fields are missing, as a sentence for the merchant. */
  problem?: string
}

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
 * Reads a webhook with a valid signature. Never throws, because the signature proves that the provider sent it,
 * whatever its content.
 */
export function parseEvent(body: Buffer): RazorpayEvent {
  const parsed = envelope.safeParse(parseJson(body))
  if (!parsed.success) return { event: 'unknown', problem: 'Razorpay sent an event that couldn’t be read.' }
  const { event, payload } = parsed.data
  const name = event.slice(0, 100)
  if (!moneyEvents.test(name)) return { event: name }
  const payment = payload.payment?.entity
  const providerOrderId = payment?.order_id ?? payload.order?.entity.id
  const paymentId = payment?.id ?? payload.refund?.entity.payment_id
  if (providerOrderId) return { event: name, providerOrderId, paymentId }
  return {
    event: name,
    paymentId,
    problem: 'Razorpay reported a payment without an order of this shop.',
  }
}

/** The parsed JSON, with texts that can be stored; undefined if it is invalid. */
function parseJson(body: Buffer): unknown {
  try {
    return parseSafeJson(body.toString('utf8'))
  } catch {
    return undefined
  }
}
