import {
  type PaymentState,
  paymentState,
  type ShipmentState,
  shipmentState,
} from '../../rules/order-state.ts'

export type OrderStates = { payment_state: PaymentState; parcel_state: ShipmentState }

const { unpaid, paid, partlyRefunded, refunded } = paymentState
const { toPack, packed, dispatched, delivered, cancelled } = shipmentState

/** Transitions of the payment state; none is ever undone. */
const paymentTransitions: Record<PaymentState, readonly PaymentState[]> = {
  [unpaid]: [paid],
  [paid]: [partlyRefunded, refunded],
  [partlyRefunded]: [refunded],
  [refunded]: [],
}

/**
 * Transitions of the shipment state. Steps may be skipped. Backward only by an undo within a minute, and out of
 * `cancelled` by a late payment. A shipment may be delivered before its payment is confirmed (decision B12). What was
 * dispatched cannot be cancelled.
 */
const shipmentTransitions: Record<ShipmentState, readonly ShipmentState[]> = {
  [toPack]: [packed, dispatched, delivered, cancelled],
  [packed]: [toPack, dispatched, delivered, cancelled],
  [dispatched]: [toPack, packed, delivered],
  [delivered]: [toPack, packed, dispatched],
  [cancelled]: [toPack],
}

/**
 * Which shipment states each payment state allows. Only paid orders are packed; a fully refunded one is neither
 * packed nor dispatched. A cancelled order may still be paid until its refund is done.
 */
const allowedCombinations: Record<PaymentState, readonly ShipmentState[]> = {
  [unpaid]: [toPack, delivered, cancelled],
  [paid]: [toPack, packed, dispatched, delivered, cancelled],
  [partlyRefunded]: [toPack, packed, dispatched, delivered, cancelled],
  [refunded]: [dispatched, delivered, cancelled],
}

/**
 * Whether an order may go from one pair of states to another. A cancelled order is reinstated only by a late payment,
 * while its stock is still available (decision B7).
 */
export function canTransition(from: OrderStates, to: OrderStates) {
  const isPaymentReceived = from.payment_state === unpaid && to.payment_state !== unpaid
  const isReinstated = from.parcel_state === cancelled && to.parcel_state !== cancelled
  return (
    isTransition(paymentTransitions, from.payment_state, to.payment_state) &&
    isTransition(shipmentTransitions, from.parcel_state, to.parcel_state) &&
    allowedCombinations[to.payment_state].includes(to.parcel_state) &&
    !(isPaymentReceived && to.parcel_state === cancelled) &&
    (!isReinstated || (isPaymentReceived && to.payment_state === paid))
  )
}

const isTransition = <State extends string>(steps: Record<State, readonly State[]>, from: State, to: State) =>
  from === to || steps[from].includes(to)
