import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import {
  isCancelled,
  isNotFullyShipped,
  paymentState,
  shipmentState,
} from '#ordering/orders/rules/order-state.ts'
import type { OrderStates } from '#ordering/orders/server/states/order-transitions.ts'
import { type LockedOrder, transitionOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Paise } from '#values/money/money.ts'
import { sumRefundedOfOrder } from './refunded-amounts.queries.ts'

export type OrderWithRefunds = Pick<
  LockedOrder,
  'id' | 'status' | 'total_paise' | 'refunded_paise' | 'refunds_seen_paise'
> &
  OrderStates

/**
 * Updates a locked order to the sum of its completed refunds. A fully refunded order of which nothing was dispatched is
 * cancelled, so that it is not packed.
 * @param elsewhere the new part that was refunded at the provider, which the merchant has not reviewed yet
 */
export async function updateRefundedAmount(
  trx: Transaction<Database>,
  order: OrderWithRefunds,
  { elsewhere, now }: { elsewhere: Paise; now: Date },
) {
  const returned = Math.min(await sumRefundedOfOrder(trx, order.id), order.total_paise)
  const newlyReturned = returned - order.refunded_paise
  if (newlyReturned <= 0) return
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
}

/** A dispatched order stays dispatched. */
const fullyRefundedStates = ({ parcel_state }: OrderStates): OrderStates => ({
  payment_state: paymentState.refunded,
  parcel_state: isNotFullyShipped(parcel_state) ? shipmentState.cancelled : parcel_state,
})
