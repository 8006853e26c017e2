import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { RefundSource, RefundStatus } from '#database/tables/payments.ts'
import { isActiveRefund } from '#ordering/order-lines/server/active-refund.ts'
import type { Paise } from '#values/money/money.ts'

type Trx = Transaction<Database>

/** Statuses of a completed refund: through the provider, or by other means. */
const refundedStatuses = ['processed', 'by_hand'] as const satisfies RefundStatus[]
/** Refunds of a payment that pays an order; automatic refunds return other money. */
const orderSources = ['merchant', 'provider'] as const satisfies RefundSource[]

/** The sum of a payment that was refunded through the provider, at the shop or in the provider's dashboard. */
export async function sumRefundedByProvider(trx: Trx, paymentId: string): Promise<Paise> {
  const { paise } = await trx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_paise), 0)::integer`.as('paise'))
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'processed')
    .executeTakeFirstOrThrow()
  return paise
}

/** The refunded sum of an order, by any means. */
export async function sumRefundedOfOrder(trx: Trx, orderId: number): Promise<Paise> {
  const { paise } = await trx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_paise), 0)::integer`.as('paise'))
    .where('order_id', '=', orderId)
    .where('source', 'in', orderSources)
    .where('status', 'in', refundedStatuses)
    .executeTakeFirstOrThrow()
  return paise
}

/** A payment's refunds with the ids by which the provider may know them. */
export const listRefundIds = (trx: Trx, paymentId: string) =>
  trx
    .selectFrom('refunds')
    .select(['id', 'source', 'provider_refund_id'])
    .where('payment_id', '=', paymentId)
    .execute()

/** Inserts refunds that were made at the provider. They are final, so they are never polled. */
export const insertProviderRefunds = (
  trx: Trx,
  ids: { order_id: number; payment_id: string },
  returns: { amount_paise: Paise; provider_refund_id: string | null; idempotency_key: string }[],
  now: Date,
) =>
  trx
    .insertInto('refunds')
    .values(
      returns.map((each) => ({
        ...ids,
        ...each,
        reason: 'at_provider',
        source: 'provider' as const,
        status: 'processed' as const,
        next_attempt_at: now,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()

/** The refundable rest of a payment, without pending refunds. */
export async function sumRefundable(db: Db | Trx, paymentId: string): Promise<Paise> {
  const { left } = await db
    .selectFrom('payments')
    .select(
      sql<number>`greatest(amount_paise - (select coalesce(sum(amount_paise), 0) from refunds
        where refunds.payment_id = payments.id and ${isActiveRefund}), 0)::integer`.as('left'),
    )
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return left
}
