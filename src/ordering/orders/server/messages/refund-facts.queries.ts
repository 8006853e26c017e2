import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { paidByRefund } from '#ordering/order-lines/server/exchanged-refund.ts'
import type { Paise } from '#values/money/money.ts'

type Trx = Transaction<Database>

/** A refund with its payment, for a message. */
export const findRefund = (trx: Trx, refundId: number) =>
  trx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.status',
      'refunds.source',
      'refunds.reason',
      'refunds.note',
      'refunds.last_error',
      'refunds.idempotency_key',
      'refunds.payment_id',
      'payments.currency',
      'payments.amount_paise as paid_paise',
    ])
    .select(paidByRefund.as('pays_order'))
    .where('refunds.id', '=', refundId)
    .executeTakeFirstOrThrow()

/** The sum of an order that was refunded in the provider's dashboard. */
export async function sumRefundedElsewhere(trx: Trx, orderId: number): Promise<Paise> {
  const { paise } = await trx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_paise), 0)::integer`.as('paise'))
    .where('order_id', '=', orderId)
    .where('source', '=', 'provider')
    .executeTakeFirstOrThrow()
  return paise
}
