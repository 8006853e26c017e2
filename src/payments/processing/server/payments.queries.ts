import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { RefundSource, RefundStatus } from '#database/tables/payments.ts'
import { paidByRefund } from '#ordering/order-lines/server/exchanged-refund.ts'
import { isOpenRefund, openRefunds } from '#payments/refunds/server/processing/open-refunds.ts'
import type { Paise } from '#values/money/money.ts'
import type { KnownPayment, RefundReason } from './judge-payments.ts'

type Trx = Transaction<Database>

/** Automatic refunds always return everything that is left of a payment. */
const byShop = sql.lit<RefundSource>('shop')

/** The recorded payments of an order, oldest first. */
export async function findPayments(db: Db | Trx, orderId: number): Promise<KnownPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('refunds', (join) =>
      join.onRef('refunds.payment_id', '=', 'payments.id').on('refunds.source', '=', byShop),
    )
    .select([
      'payments.id',
      'payments.provider',
      'payments.provider_payment_id',
      'payments.status',
      'payments.amount_paise',
      'payments.currency',
      'payments.refunded_paise',
      'payments.captured',
      'payments.pays_order',
      'payments.problem',
      'payments.method',
      'payments.created_at',
      'refunds.status as refund_status',
    ])
    .where('payments.order_id', '=', orderId)
    .orderBy('payments.created_at')
    .orderBy('payments.id')
    .execute()
  return rows.map(({ refund_status, ...row }) => ({ ...row, refund: refundStageOf(refund_status) }))
}

/** Sum of an order's refunds that the merchant has requested and the provider has not finished. */
export async function sumPendingRefunds(db: Db, orderId: number): Promise<Paise> {
  const { paise } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_paise), 0)::integer`.as('paise'))
    .where('order_id', '=', orderId)
    .where('source', '=', 'merchant')
    .where('status', 'in', openRefunds)
    .executeTakeFirstOrThrow()
  return paise
}

/** What an order's exchanges used to pay other orders. */
export async function sumExchangedRefunds(db: Db, orderId: number): Promise<Paise> {
  const { paise } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_paise), 0)::integer`.as('paise'))
    .where('order_id', '=', orderId)
    .where(paidByRefund, 'is not', null)
    .executeTakeFirstOrThrow()
  return paise
}

/** The stage of an automatic refund; one that was paid by other means or abandoned counts as processed. */
function refundStageOf(status: RefundStatus | null) {
  if (status === null || status === 'failed') return status
  return isOpenRefund(status) ? 'open' : 'processed'
}

/** Inserts or updates a payment. One that is recorded for another order stays unchanged. */
export const recordPayment = (
  trx: Trx,
  orderId: number,
  { refund: _, provider_payment_id: _derived, ...payment }: KnownPayment,
  now: Date,
) =>
  trx
    .insertInto('payments')
    .values({ ...payment, captured_at: payment.captured ? now : null, order_id: orderId, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          status: payment.status,
          refunded_paise: payment.refunded_paise,
          captured: payment.captured,
          ...(payment.captured && { captured_at: eb.fn.coalesce('payments.captured_at', eb.val(now)) }),
          pays_order: payment.pays_order,
          method: payment.method,
          problem: payment.problem,
          updated_at: now,
        }))
        .where('payments.order_id', '=', orderId),
    )
    .execute()

/**
 * Requests the refund of a payment that cannot pay its order; the job processes it. There is at most one such refund
 * per payment, however often this is called.
 */
export const requestAutomaticRefund = (
  trx: Trx,
  {
    orderId,
    payment,
    reason,
    now,
  }: { orderId: number; payment: KnownPayment; reason: RefundReason; now: Date },
) =>
  trx
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      order_id: orderId,
      amount_paise: payment.amount_paise - payment.refunded_paise,
      reason,
      idempotency_key: `refund-${payment.id}`,
      status: 'wanted',
      next_attempt_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('payment_id').where('source', '=', byShop).doNothing())
    .execute()
