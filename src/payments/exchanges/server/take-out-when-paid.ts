import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { attachToAccount } from '#ordering/additions/server/attach-to-account.queries.ts'
import {
  findAddition,
  findWaitingExchange,
  markTakenOut,
} from '#ordering/additions/server/order-additions.queries.ts'
import { isToPack } from '#ordering/orders/rules/order-state.ts'
import { announceOrderEvents } from '#ordering/orders/server/states/record-order-event.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import { findPayingPayment, findRefundable } from '#payments/refunds/server/refundable.queries.ts'
import { requestRefundIn } from '#payments/refunds/server/request-refund.ts'
import { quoteTaken, refundInputOf } from './quote-taken.ts'

type Trx = Transaction<Database>

/**
 * Whether what an exchange takes out of the other order can still be taken out, for the agreed amount. If not, because it was
 * sent, refunded or cancelled since, a payment of the added items is refunded: the customer would pay for both. Locks the
 * other order. Always true for other orders.
 */
export async function canStillExchange(trx: Trx, orderId: number): Promise<boolean> {
  const exchange = await findWaitingExchange(trx, orderId)
  return exchange === undefined || (await findTakeOut(trx, exchange)) !== undefined
}

/** The refund of what is taken out, and who asked for it, if it is still as agreed. */
async function findTakeOut(trx: Trx, { order_id, added_to, takes, takes_paise }: Exchange) {
  const order = await lockOrder(trx, added_to)
  const payment = order && isToPack(order) && (await findPayingPayment(trx, added_to))
  if (!payment) return undefined
  const refundable = await findRefundable(trx, order, payment.id)
  const quote = quoteTaken(refundable, takes)
  const maker = await findMaker(trx, order_id)
  if (!quote.ok || quote.breakdown.paise !== takes_paise || !maker) return undefined
  const { form_key, by } = maker
  return { by, input: { ...refundInputOf(refundable, takes), form_key } }
}
type Exchange = NonNullable<Awaited<ReturnType<typeof findWaitingExchange>>>

type SettleParts = Parameters<typeof requestRefundIn>[1]

/**
 * After an order with added items was paid: what the exchange takes out of the other order is refunded in the same
 * transaction, by whoever has made the change, and the order belongs to the customer's account from now on. Does nothing
 * for other orders.
 */
export async function takeOutWhenPaid(trx: Trx, parts: SettleParts, orderId: number): Promise<void> {
  const addition = await findAddition(trx, orderId)
  if (!addition) return
  await attachToAccount(trx, addition)
  const exchange = await findWaitingExchange(trx, orderId)
  if (!exchange) return
  const takeOut = await findTakeOut(trx, exchange)
  if (!takeOut) throw new Error(`the exchange of order ${orderId} was possible and is not any more`)
  const requested = await requestRefundIn(trx, parts, {
    ...takeOut,
    orderId: exchange.added_to,
    // Whoever made the change has confirmed it then.
    isConfirmed: true,
  })
  if (!requested.ok) throw new Error(`the exchange of order ${orderId} was refused: ${requested.reason}`)
  await markTakenOut(trx, orderId, parts.clock.now())
  // What follows is automatic again.
  await announceOrderEvents(trx, { now: parts.clock.now() })
}

/** Who made the change, and with which form; undefined if their account no longer exists. */
async function findMaker(trx: Trx, orderId: number) {
  const maker = await trx
    .selectFrom('phone_orders')
    .innerJoin('order_history', 'order_history.order_id', 'phone_orders.order_id')
    .select(['phone_orders.form_key', 'actor_id', 'actor_name'])
    .where('phone_orders.order_id', '=', orderId)
    .where('kind', '=', 'placed')
    .executeTakeFirst()
  if (!maker || maker.actor_id === null) return undefined
  return { form_key: maker.form_key, by: { id: maker.actor_id, name: maker.actor_name ?? '' } }
}
