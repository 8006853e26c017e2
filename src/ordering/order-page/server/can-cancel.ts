import type { Order } from '#ordering/orders/contract.ts'
import type { OrderFulfilment } from '#ordering/orders/history-contract.ts'
import {
  isAwaitingPayment,
  isToPack,
  isWithoutPrice,
  shipmentState,
} from '#ordering/orders/rules/order-state.ts'
import type { Parts } from '#parts.ts'

type Shown = {
  order: Order
  delivery: OrderFulfilment
  /** The reader is logged in to the account of the order; a link is not enough to cancel what was paid. */
  hasAccountOf: boolean
}

/**
 * Whether the page offers to cancel an order: an unpaid one, a cash order until it is packed, and, if the shop allows it,
 * a paid one until it is packed. A replacement is cancelled by the shop only, so that its return is settled in another way.
 * Cancelling checks the same again under the lock of the order.
 */
export function canCancel({ store }: Pick<Parts, 'store'>, { order, delivery, hasAccountOf }: Shown) {
  if (isAwaitingPayment(order)) return true
  if (isWithoutPrice(order)) return false
  const isUntouched =
    isToPack(order) && order.parcel === shipmentState.toPack && delivery.parcels.length === 0
  if (!isUntouched) return false
  return order.to_collect > 0 || (hasAccountOf && order.refunded === 0 && store().cancelPaid === true)
}
