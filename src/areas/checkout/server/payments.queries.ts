import { sql, type Transaction } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database, RefundStatus } from '../../../database/schema.ts'
import type { Paise } from '../../../values/money.ts'
import type { KnownPayment, RefundReason } from './judge-payments.ts'

type Trx = Transaction<Database>

/** What is recorded of an order's payments, oldest first. */
export async function findPayments(db: Db | Trx, orderId: number): Promise<KnownPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select([
      'payments.id',
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
  return rows.map(({ refund_status, ...row }) => ({ ...row, refund: stageOf(refund_status) }))
}

function stageOf(status: RefundStatus | null) {
  switch (status) {
    case null:
      return null
    case 'wanted':
    case 'pending':
      return 'open'
    case 'failed':
      return 'failed'
    case 'processed':
    case 'by_hand':
      return 'processed'
  }
}

/** Writes what is known of a payment; one of another order is never touched. */
export const recordPayment = (
  trx: Trx,
  orderId: number,
  { refund: _, ...payment }: KnownPayment,
  now: Date,
) =>
  trx
    .insertInto('payments')
    .values({ ...payment, order_id: orderId, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          status: payment.status,
          refunded_paise: payment.refunded_paise,
          captured: payment.captured,
          pays_order: payment.pays_order,
          method: payment.method,
          updated_at: now,
        })
        .where('payments.order_id', '=', orderId),
    )
    .execute()

/** Money that goes back, carried forward by the job. One refund a payment, whoever asks for it and however often. */
export const wantRefund = (
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
    .onConflict((conflict) => conflict.constraint('one_refund_a_payment').doNothing())
    .execute()

export type BoughtLine = { name: string; size: string; quantity: number; unit_price_paise: Paise }

/**
 * Takes what was bought out of the cart; what was added since stays. One statement, each line touched once.
 * @returns the lines of the order
 */
export async function takeOutOfCart(trx: Trx, userId: number, orderId: number): Promise<BoughtLine[]> {
  const { rows } = await sql<BoughtLine>`
    with bought as (select * from order_items where order_id = ${orderId}),
    gone as (
      delete from cart_items using bought
      where user_id = ${userId} and cart_items.product_id = bought.product_id and cart_items.quantity <= bought.quantity
    ), fewer as (
      update cart_items set quantity = cart_items.quantity - bought.quantity from bought
      where user_id = ${userId} and cart_items.product_id = bought.product_id and cart_items.quantity > bought.quantity
    )
    select name, size, quantity, unit_price_paise from bought order by id`.execute(trx)
  return rows
}
