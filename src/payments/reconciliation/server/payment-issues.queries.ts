import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { RefundStatus } from '#database/tables/payments.ts'
import { buyerName } from '#ordering/buyers/server/buyer.queries.ts'
import { failedRefundColumns } from '#payments/refunds/server/processing/failed-refund.queries.ts'

/** The limit for each kind of issue, oldest first. */
const maxPerKind = 100

const orderColumns = [
  'orders.id as order_id',
  buyerName.as('user_name'),
  'orders.status as order_status',
] as const

/**
 * Refunds in one of these statuses, with what decides how a failed one can be resolved; the longest unchanged first.
 */
export const listRefundsByStatus = (db: Db, statuses: RefundStatus[]) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select([
      ...orderColumns,
      'refunds.id as refund_id',
      'refunds.status as refund_status',
      'refunds.payment_id',
      'refunds.amount_paise',
      'refunds.source',
      'refunds.last_error',
      'refunds.created_at as since',
    ])
    .select(failedRefundColumns)
    .where('refunds.status', 'in', statuses)
    .orderBy('refunds.updated_at')
    .limit(maxPerKind)
    .execute()

/**
 * Orders with a payment issue that nobody has reviewed, each with the payment concerned: the odd one, otherwise one
 * that does not pay the order.
 */
export const listFlaggedOrders = (db: Db) =>
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
    .limit(maxPerKind)
    .execute()

const returnedAtProvider = sql<number>`
  (select coalesce(sum(amount_paise), 0)::integer from refunds where order_id = orders.id and source = 'provider')`

/** Orders of which more was refunded at the provider than the merchant has reviewed. */
export const listRefundedElsewhere = (db: Db) =>
  db
    .selectFrom('orders')
    .select([...orderColumns, 'refunded_paise', 'total_paise', 'refunded_at as since'])
    .select(returnedAtProvider.as('amount_paise'))
    .select((eb) =>
      eb
        .selectFrom('payments')
        .select('payments.id')
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('pays_order', '=', true)
        .as('payment_id'),
    )
    .whereRef('refunded_paise', '>', 'refunds_seen_paise')
    .orderBy('refunded_at')
    .limit(maxPerKind)
    .execute()

/**
 * Unpaid orders whose reservation expired before the given time: a payment must be waiting for confirmation. Without
 * those about which the provider does not answer.
 */
export const listOverdueOrders = (db: Db, before: Date) =>
  db
    .selectFrom('reservations')
    .innerJoin('orders', 'orders.id', 'reservations.order_id')
    .select([...orderColumns, 'total_paise as amount_paise', 'expires_at as since'])
    .distinct()
    .where('expires_at', '<', before)
    .where('unanswered_since', 'is', null)
    .orderBy('expires_at')
    .limit(maxPerKind)
    .execute()

/** Orders whose payment state is unknown, because the provider does not answer. */
export const listUnansweredOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .select([...orderColumns, 'total_paise as amount_paise', 'unanswered_since as since'])
    .where('unanswered_since', 'is not', null)
    .orderBy('unanswered_since')
    .limit(maxPerKind)
    .execute()

/** Payments from before the given time that are authorized, but neither captured nor returned. */
export const listWaitingPayments = (db: Db, before: Date) =>
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
    .limit(maxPerKind)
    .execute()
