import type { Order } from '../contract.ts'
import { isAwaitingPayment, isCancelled, isDelivered, shipmentState } from './order-state.ts'

export type OrderProgress =
  | 'awaitingPayment'
  | 'toPack'
  | 'readyToSend'
  | 'partlySent'
  | 'onItsWay'
  | 'arrived'
  | 'calledOff'
  | 'refunded'

type Shown = Pick<Order, 'status' | 'parcel' | 'rest' | 'refunded' | 'total_price'>

/** How far an order is, in one word for its customer. Money that is on its way back isn't refunded yet. */
export function orderProgress(order: Shown): OrderProgress {
  if (isAwaitingPayment(order)) return 'awaitingPayment'
  if (isCancelled(order))
    return order.refunded > 0 && order.refunded >= order.total_price ? 'refunded' : 'calledOff'
  if (isDelivered(order)) return 'arrived'
  if (order.rest > 0) return 'partlySent'
  if (order.parcel === shipmentState.packed) return 'readyToSend'
  return order.parcel === shipmentState.dispatched ? 'onItsWay' : 'toPack'
}
