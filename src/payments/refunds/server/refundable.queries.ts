import { sql, type Transaction } from 'kysely'
import {
  type ItemizedRefund,
  type RefundableComponent,
  remainingAfterRefunds,
} from '#accounting/documents/rules/allocate-refund.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { isActiveRefund } from '#ordering/order-lines/server/active-refund.ts'
import { unitsReplaced } from '#ordering/order-lines/server/units-replaced.ts'
import { unitsNotSent, unitsRefunded, unitsRestocked } from '#ordering/order-lines/server/units-to-send.ts'
import { isNotFullyShipped } from '#ordering/orders/rules/order-state.ts'
import { hasShipments } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { findPriceParts } from '#ordering/pricing/server/order-price.queries.ts'
import { sumRefundable } from './processing/refunded-amounts.queries.ts'
import type { Refundable } from './refundable.ts'

type Handle = Db | Transaction<Database>

/** The payment that pays an order; undefined for an order that was paid elsewhere. */
export const findPayingPayment = (db: Handle, orderId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'provider'])
    .where('order_id', '=', orderId)
    .where('pays_order', '=', true)
    .executeTakeFirst()

/** All lines of an order, with their refunded, restocked and undispatched units. */
export const findRefundableLines = (db: Handle, orderId: number) =>
  db
    .selectFrom('order_items')
    .select(['id', 'pack_id as packId', 'name', 'size', 'quantity', 'unit_price_paise as unitPaise'])
    .select([unitsRefunded.as('refunded'), unitsReplaced.as('replaced'), unitsRestocked.as('putBack')])
    .select(unitsNotSent.as('undispatched'))
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

type Lines = Awaited<ReturnType<typeof findRefundableLines>>
export type FoundLine = Lines[number]
type OrderToRefund = Pick<LockedOrder, 'id' | 'parcel_state' | 'kept_paise'>

/** Whether nothing of an order was dispatched. */
const isNothingSent = async (db: Handle, { id, parcel_state }: Pick<OrderToRefund, 'id' | 'parcel_state'>) =>
  isNotFullyShipped(parcel_state) && !(await hasShipments(db, id))

/**
 * What can still be refunded of an order that this payment pays. Without a payment, because it was not paid through the
 * provider, nothing can.
 */
export async function findRefundable(
  db: Handle,
  { id, parcel_state, kept_paise }: OrderToRefund,
  paymentId: string | undefined,
): Promise<Refundable & { lines: Lines }> {
  const lines = await findRefundableLines(db, id)
  const paidFor = await findPaidComponents(db, id, lines)
  return {
    left: paymentId ? await sumRefundable(db, paymentId) : 0,
    isUndispatched: await isNothingSent(db, { id, parcel_state }),
    kept: kept_paise,
    lines,
    paidFor,
    leftOf: remainingAfterRefunds(paidFor, paymentId ? await findItemizedRefunds(db, paymentId) : []),
  }
}

/** The paid amounts of the lines and the delivery after discounts, as on the invoice. */
async function findPaidComponents(db: Handle, orderId: number, lines: Lines): Promise<RefundableComponent[]> {
  const priced = priceOrder({ lines, ...(await findPriceParts(db, orderId, lines)) })
  const ofLines = priced.lines.map(({ id, paise }) => ({ item_id: id, paise }))
  return [...ofLines, { item_id: null, paise: priced.delivery.paise }]
}

/** The completed and pending refunds of a payment, oldest first, with their contents. */
const findItemizedRefunds = (db: Handle, paymentId: string): Promise<ItemizedRefund[]> =>
  db
    .selectFrom('refunds')
    .select(['amount_paise as paise', 'delivery_paise as delivery'])
    .select(
      sql<Record<string, number>>`(
        select coalesce(jsonb_object_agg(order_item_id, refund_lines.amount_paise), '{}')
        from refund_lines where refund_id = refunds.id
      )`.as('lines'),
    )
    .where('payment_id', '=', paymentId)
    .where(isActiveRefund)
    .orderBy('id')
    .execute()

/**
 * Whether an order of which nothing was dispatched is refunded completely: by amount or, if the refund has lines, by
 * units.
 */
export async function isFullyRefunded(
  db: Handle,
  order: OrderToRefund,
  { paymentId, hasLines }: { paymentId: string; hasLines: boolean },
) {
  const { left, isUndispatched, lines } = await findRefundable(db, order, paymentId)
  return (
    isUndispatched &&
    (left === 0 || (hasLines && lines.every(({ quantity, refunded }) => refunded === quantity)))
  )
}
