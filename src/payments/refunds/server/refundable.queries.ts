import { sql, type Transaction } from 'kysely'
import { isActiveRefund } from '#database/active-refund.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { unitsNotSent, unitsRefunded, unitsRestocked } from '#database/units-to-send.ts'
import { hasShipments } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'
import {
  type ItemizedRefund,
  type RefundableComponent,
  remainingAfterRefunds,
} from '#values/money/allocate-refund.ts'
import { isNotDispatched } from '#values/order-state.ts'
import { allocateAdjustments } from '#values/tax/split-tax.ts'
import { sumRefundable } from './processing/refunded-amounts.queries.ts'
import type { Refundable } from './refundable.ts'

type Handle = Db | Transaction<Database>

/** The payment that pays an order; there is none for one that was paid elsewhere. */
export const findPayingPayment = (db: Handle, orderId: number) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('pays_order', '=', true)
    .executeTakeFirst()

export const findRefundableLines = (db: Handle, orderId: number) =>
  db
    .selectFrom('order_items')
    .select(['id', 'pack_id as packId', 'name', 'size', 'quantity', 'unit_price_paise as unitPaise'])
    .select([unitsRefunded.as('refunded'), unitsRestocked.as('putBack'), unitsNotSent.as('here')])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

type Lines = Awaited<ReturnType<typeof findRefundableLines>>
export type FoundLine = Lines[number]
type OrderToRefund = Pick<LockedOrder, 'id' | 'parcel_state' | 'kept_paise'>

/** Nothing of an order has left in any parcel. */
const isNothingSent = async (db: Handle, { id, parcel_state }: Pick<OrderToRefund, 'id' | 'parcel_state'>) =>
  isNotDispatched(parcel_state) && !(await hasShipments(db, id))

/** What can still be given back of an order whose payment this is; nothing where it was not paid here. */
export async function findRefundable(
  db: Handle,
  { id, parcel_state, kept_paise }: OrderToRefund,
  paymentId: string | undefined,
): Promise<Refundable & { lines: Lines }> {
  const lines = await findRefundableLines(db, id)
  const paidFor = await findPaidComponents(db, id, lines)
  return {
    left: paymentId ? await sumRefundable(db, paymentId) : 0,
    isHere: await isNothingSent(db, { id, parcel_state }),
    kept: kept_paise,
    lines,
    paidFor,
    leftOf: remainingAfterRefunds(paidFor, paymentId ? await findNamedRefunds(db, paymentId) : []),
  }
}

/** What was paid for each line of an order, after discounts, and for its delivery: as its invoice says it. */
async function findPaidComponents(db: Handle, orderId: number, lines: Lines): Promise<RefundableComponent[]> {
  const adjustments = await db
    .selectFrom('order_adjustments')
    .select('amount_paise as paise')
    .where('order_id', '=', orderId)
    .execute()
  const sold = lines.map(({ quantity, unitPaise }) => ({ paise: quantity * unitPaise, rate: null }))
  const shared = allocateAdjustments({ lines: sold, adjustments })
  const ofLines = lines.map(({ id }, at) => ({ item_id: id, paise: shared.lines[at] ?? 0 }))
  return [...ofLines, { item_id: null, paise: shared.delivery.paise }]
}

/** The refunds of a payment whose money has gone back or is on its way, the oldest first, with what each was for. */
const findNamedRefunds = (db: Handle, paymentId: string): Promise<ItemizedRefund[]> =>
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

/** All of an order that is still here goes back, in money or, where a refund is for some, in units: nothing is left to send. */
export async function isFullyRefunded(
  db: Handle,
  order: OrderToRefund,
  { paymentId, hasLines }: { paymentId: string; hasLines: boolean },
) {
  const { left, isHere, lines } = await findRefundable(db, order, paymentId)
  return (
    isHere && (left === 0 || (hasLines && lines.every(({ quantity, refunded }) => refunded === quantity)))
  )
}
