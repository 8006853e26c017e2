import { z } from 'zod'

/**
 * What Razorpay answers, as far as the shop reads it. Amounts are integer paise, times Unix seconds.
 * Fields we do not know are ignored, so the provider may add to its answers without stopping the shop.
 */
const paise = z.int().min(0)
const unixSeconds = z.int()
const text = z.string().nullish()

/** The provider writes empty notes as an empty list. */
const notes = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .transform((given): Record<string, unknown> => (Array.isArray(given) ? {} : given))

export const order = z.object({
  id: z.string().startsWith('order_'),
  amount: paise,
  amount_paid: paise,
  amount_due: paise,
  currency: z.string(),
  receipt: z.string().nullable(),
  /** `attempted` does not mean that money was taken. */
  status: z.enum(['created', 'attempted', 'paid']),
  attempts: z.int(),
  notes,
  created_at: unixSeconds,
})
export type RazorpayOrder = z.infer<typeof order>

export const payment = z.object({
  id: z.string().startsWith('pay_'),
  amount: paise,
  currency: z.string(),
  /** Deliver only on `captured`. A `failed` payment may still become `authorized` or `captured` for days. */
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: z.string().nullable(),
  method: z.string().nullable(),
  amount_refunded: paise,
  refund_status: z.enum(['partial', 'full', 'null']).nullable(),
  /** False on a `refunded` payment means that the provider returned the money by itself. */
  captured: z.boolean(),
  email: text,
  contact: text,
  vpa: text,
  notes,
  fee: paise.nullish(),
  tax: paise.nullish(),
  error_code: text,
  error_description: text,
  error_reason: text,
  created_at: unixSeconds,
})
export type RazorpayPayment = z.infer<typeof payment>

export const refund = z.object({
  id: z.string().startsWith('rfnd_'),
  amount: paise,
  currency: z.string(),
  payment_id: z.string(),
  receipt: text,
  notes,
  status: z.enum(['pending', 'processed', 'failed']),
  created_at: unixSeconds,
})
export type RazorpayRefund = z.infer<typeof refund>

export const collectionOf = <T extends z.ZodType>(item: T) =>
  z.object({ entity: z.literal('collection'), count: z.int(), items: z.array(item) })

/**
 * A webhook's body. Its entities are snapshots of the moment of the event: re-read before acting.
 * `event` is any text, because the merchant may have subscribed to more than the shop uses.
 */
export const webhookEvent = z.object({
  entity: z.literal('event'),
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: payment }).optional(),
    order: z.object({ entity: order }).optional(),
    refund: z.object({ entity: refund }).optional(),
  }),
  created_at: unixSeconds,
})
export type RazorpayEvent = z.infer<typeof webhookEvent>

export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    description: z.string().nullish(),
    field: text,
    reason: text,
  }),
})
