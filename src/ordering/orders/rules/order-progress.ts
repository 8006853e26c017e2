import type { Order } from '../contract.ts'
import { isAwaitingPayment, isCancelled, isDelivered, shipmentState } from './order-state.ts'

export type OrderProgress =
  | 'awaitingPayment'
  | 'toPack'
  | 'packed'
  | 'partlySent'
  | 'dispatched'
  | 'delivered'
  | 'cancelled'
  | 'refunded'

type Shown = Pick<Order, 'status' | 'parcel' | 'rest' | 'refunded' | 'total_price'>

/** How far an order is, in one word for its customer. Money that is on its way back isn't refunded yet. */
export function orderProgress(order: Shown): OrderProgress {
  if (isAwaitingPayment(order)) return 'awaitingPayment'
  if (isCancelled(order)) return order.refunded >= order.total_price ? 'refunded' : 'cancelled'
  if (isDelivered(order)) return 'delivered'
  if (order.rest > 0) return 'partlySent'
  if (order.parcel === shipmentState.packed) return 'packed'
  return order.parcel === shipmentState.dispatched ? 'dispatched' : 'toPack'
}
