import { sql, type Transaction } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'

/** Of each kind; the oldest come first, and there are none in a good week. */
const most = 100

const orderColumns = ['orders.id as order_id', 'orders.user_name', 'orders.status as order_status'] as const

/** Refunds that failed, and those that are still on their way. */
export const findOpenRefunds = (db: Db, statuses: ('wanted' | 'pending' | 'failed')[]) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select([
      ...orderColumns,
      'refunds.id as refund_id',
      'refunds.status as refund_status',
      'refunds.payment_id',
      'refunds.amount_paise',
      'refunds.reason',
      'refunds.last_error',
      'refunds.created_at as since',
    ])
    .where('refunds.status', 'in', statuses)
    .orderBy('refunds.updated_at')
    .limit(most)
    .execute()

/**
 * Orders about whose money something odd was noticed, until the merchant has looked, each with the payment that it is
 * about: the odd one, else one that does not pay the order.
 */
export const findFlagged = (db: Db) =>
  db
    .selectFrom('orders')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payments')
          .select(['payments.id as payment_id', 'payments.amount_paise as paid_paise', 'currency'])
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('captured', '=', true)
          .orderBy(sql`payments.problem is not distinct from orders.attention`, 'desc')
          .orderBy('pays_order')
          .orderBy('payments.id', 'desc')
          .limit(1)
          .as('payment'),
      (join) => join.onTrue(),
    )
    .select([...orderColumns, 'attention', 'attention_since as since', 'total_paise'])
    .select(['payment_id', 'paid_paise', 'currency'])
    .where('attention', 'is not', null)
    .orderBy('attention_since')
    .limit(most)
    .execute()

/** Unpaid orders whose hold ran out long ago, so that somebody must be waiting for an answer. */
export const findOverdue = (db: Db, before: Date) =>
  db
    .selectFrom('orders')
    .select([...orderColumns, 'total_paise as amount_paise', 'hold_expires_at as since'])
    .where('status', '=', 'pending')
    .where('hold_expires_at', '<', before)
    .orderBy('hold_expires_at')
    .limit(most)
    .execute()

/** Payments that have been neither taken nor returned for long. */
export const findWaitingPayments = (db: Db, before: Date) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      ...orderColumns,
      'payments.id as payment_id',
      'payments.amount_paise',
      'payments.created_at as since',
    ])
    .where('payments.status', '=', 'authorized')
    .where('payments.created_at', '<', before)
    .orderBy('payments.created_at')
    .limit(most)
    .execute()

type Trx = Transaction<Database>

export const clearFlag = (trx: Trx, orderId: number) =>
  trx
    .updateTable('orders')
    .set({ attention: null, attention_since: null })
    .where('id', '=', orderId)
    .returning('id as order_id')
    .executeTakeFirst()

/** Only a failed refund can be tried again, and under a new key: the old one stands for the one that failed. */
export const retryRefund = (trx: Trx, refundId: number, now: Date) =>
  trx
    .updateTable('refunds')
    .set({
      status: 'wanted',
      attempts: 0,
      provider_refund_id: null,
      idempotency_key: sql<string>`idempotency_key || ${`-${now.getTime()}`}::text`,
      next_attempt_at: now,
      updated_at: now,
    })
    .where('id', '=', refundId)
    .where('status', '=', 'failed')
    .returning('order_id')
    .executeTakeFirst()

export const closeByHand = (trx: Trx, refundId: number, now: Date) =>
  trx
    .updateTable('refunds')
    .set({ status: 'by_hand', updated_at: now })
    .where('id', '=', refundId)
    .where('status', '=', 'failed')
    .returning('order_id')
    .executeTakeFirst()
