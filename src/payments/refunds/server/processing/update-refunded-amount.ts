import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { OrderStates } from '#ordering/orders/server/states/order-transitions.ts'
import { type LockedOrder, transitionOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Paise } from '#values/money/money.ts'
import { isCancelled, isNotDispatched, paymentState, shipmentState } from '#values/order-state.ts'
import { sumRefundedOfOrder } from './refunded-amounts.queries.ts'

export type OrderWithRefunds = Pick<
  LockedOrder,
  'id' | 'status' | 'total_paise' | 'refunded_paise' | 'refunds_seen_paise'
> &
  OrderStates

/**
 * Moves a locked order to what has gone back of its money. One whose whole money went back is cancelled: it is neither
 * packed nor counted among the sales.
 * @param elsewhere how much of what is new was made at the provider: the merchant has not looked at that yet
 * @returns what has gone back by now
 */
export async function updateRefundedAmount(
  trx: Transaction<Database>,
  order: OrderWithRefunds,
  { elsewhere, now }: { elsewhere: Paise; now: Date },
) {
  const returned = Math.min(await sumRefundedOfOrder(trx, order.id), order.total_paise)
  const newlyReturned = returned - order.refunded_paise
  if (newlyReturned <= 0) return order.refunded_paise
  const newlyReviewed = Math.max(newlyReturned - elsewhere, 0)
  const refund = {
    refunded_paise: returned,
    refunded_at: now,
    refunds_seen_paise: order.refunds_seen_paise + newlyReviewed,
  }
  if (returned < order.total_paise)
    await transitionOrder(trx, order, { payment_state: paymentState.partlyRefunded }, refund)
  else
    await transitionOrder(trx, order, fullyRefundedStates(order), {
      ...refund,
      ...(!isCancelled(order) && { cancelled_at: now }),
    })
  return returned
}

/** What has left stays so. */
const fullyRefundedStates = ({ parcel_state }: OrderStates): OrderStates => ({
  payment_state: paymentState.refunded,
  parcel_state: isNotDispatched(parcel_state) ? shipmentState.cancelled : parcel_state,
})
