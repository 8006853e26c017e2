import { z } from 'zod'
import type {
  ProviderOrder,
  ProviderPayment,
  ProviderPayments,
  ProviderRefund,
  UnreadablePayment,
} from '../payment-provider.ts'

/**
 * The parts of Razorpay's answers that the shop reads, and their translation into the port's terms. Razorpay's amounts
 * are integer paise, its times Unix seconds. Unknown fields are ignored, so that Razorpay may add some.
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

const dateOf = (seconds: number) => new Date(seconds * 1000)

export const order = z
  .object({
    id: z.string().startsWith('order_'),
    amount: paise,
    currency: z.string(),
    receipt: z.string().nullable(),
    notes,
    created_at: unixSeconds,
  })
  .transform(
    ({ amount, created_at, ...rest }): ProviderOrder => ({
      ...rest,
      amount_paise: amount,
      created_at: dateOf(created_at),
    }),
  )

/** Fields that decide about money are parsed strictly, all others leniently. */
const paymentEntity = z.object({
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
  created_at: unixSeconds,
})
export const payment = paymentEntity.transform(
  (entity): ProviderPayment => ({
    provider: 'razorpay',
    id: entity.id,
    provider_order_id: entity.order_id,
    amount_paise: entity.amount,
    currency: entity.currency,
    status: entity.status,
    captured: entity.captured,
    refunded_paise: entity.amount_refunded,
    method: entity.method,
    contact: entity.contact ?? entity.email ?? null,
    created_at: dateOf(entity.created_at),
  }),
)

export const refund = z
  .object({
    id: z.string().startsWith('rfnd_'),
    amount: paise,
    payment_id: z.string(),
    receipt: text,
    status: z.enum(['pending', 'processed', 'failed']),
    created_at: unixSeconds,
  })
  .transform(
    ({ amount, receipt, created_at, ...rest }): ProviderRefund => ({
      ...rest,
      amount_paise: amount,
      receipt: receipt ?? null,
      created_at: dateOf(created_at),
    }),
  )

/** The schema of the provider's lists of an entity. */
export const collectionSchema = <T extends z.ZodType>(item: T) =>
  z.object({ entity: z.literal('collection'), count: z.int(), items: z.array(item) })

/** A list of payments, parsed one by one: an unreadable one is reported and does not block the others. */
export const paymentList = collectionSchema(z.unknown()).transform(({ items }): ProviderPayments => {
  const list: ProviderPayments = { payments: [], unreadable: [] }
  for (const item of items) {
    const read = payment.safeParse(item)
    if (read.success) list.payments.push(read.data)
    else list.unreadable.push(toUnreadablePayment(item, read.error))
  }
  return list
})

/** Describes a listed payment that does not match the schema. */
const toUnreadablePayment = (item: unknown, { issues }: z.ZodError): UnreadablePayment => ({
  id: paymentEntity.pick({ id: true }).safeParse(item).data?.id,
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
