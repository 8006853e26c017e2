import { z } from 'zod'

/**
 * The parts of Razorpay's answers that the shop reads. Amounts are integer paise, times Unix seconds. Unknown fields
 * are ignored, so that the provider may add some.
 */
const paise = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
const unixSeconds = z
  .int()
  .min(0)
  .max(2 ** 32)
/** Text that the shop only passes on; a value of another type counts as absent. */
const text = z.string().nullish().catch(null)

/** Empty notes are sent as an empty list. */
const notes = z.record(z.string(), z.unknown()).catch({})

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

/** Fields that decide about money are parsed strictly, all others leniently. */
export const payment = z.object({
  id: z.string().startsWith('pay_').max(64),
  amount: paise,
  currency: z.string().max(10),
  /** Fulfil only when `captured`. A `failed` payment may still become `authorized` or `captured` for days. */
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: z
    .string()
    .nullish()
    .transform((given) => given ?? null),
  method: z.string().max(40).nullable().catch(null),
  amount_refunded: paise,
  /** False on a `refunded` payment means that the provider returned the money automatically. */
  captured: z.boolean(),
  email: text,
  contact: text,
  vpa: text,
  notes,
  fee: paise.nullish().catch(null),
  tax: paise.nullish().catch(null),
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

/** Whether the bank has not confirmed the refund yet. */
export const isRefundPending = ({ status }: RazorpayRefund) => status === 'pending'

/** The schema of the provider's lists of an entity. */
export const collectionSchema = <T extends z.ZodType>(item: T) =>
  z.object({ entity: z.literal('collection'), count: z.int(), items: z.array(item) })

/** A listed payment that the shop cannot parse, in the provider's form. */
export type UnreadablePayment = { id: string | undefined; problem: string; text: string }
type PaymentList = { payments: RazorpayPayment[]; unreadable: UnreadablePayment[] }

/** A list of payments, parsed one by one: an unreadable one is reported and does not block the others. */
export const paymentList = collectionSchema(z.unknown()).transform(({ items }): PaymentList => {
  const list: PaymentList = { payments: [], unreadable: [] }
  for (const item of items) {
    const read = payment.safeParse(item)
    if (read.success) list.payments.push(read.data)
    else list.unreadable.push(toUnreadablePayment(item, read.error))
  }
  return list
})

/** Describes a listed payment that does not match the schema. */
const toUnreadablePayment = (item: unknown, { issues }: z.ZodError): UnreadablePayment => ({
  id: payment.pick({ id: true }).safeParse(item).data?.id,
  problem: `Razorpay lists a payment that the shop cannot read (${issues.map(({ path }) => path.join('.')).join(', ')}).`,
  text: JSON.stringify(item),
})

export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    description: z.string().nullish(),
    field: text,
    reason: text,
  }),
})
