import {
  type PaymentState,
  paymentState,
  type ShipmentState,
  shipmentState,
} from '../../rules/order-state.ts'

export type OrderStates = { payment_state: PaymentState; parcel_state: ShipmentState }

const { unpaid, dueOnDelivery, paid, partlyRefunded, refunded, nothingDue } = paymentState
const { toPack, packed, dispatched, delivered, cancelled } = shipmentState

/**
 * Transitions of the payment state. Only one is ever undone: cash that was recorded with a delivery is due again if the
 * delivery is undone within a minute.
 */
const paymentTransitions: Record<PaymentState, readonly PaymentState[]> = {
  [unpaid]: [paid],
  [dueOnDelivery]: [paid],
  [paid]: [dueOnDelivery, partlyRefunded, refunded],
  [partlyRefunded]: [refunded],
  [refunded]: [],
  [nothingDue]: [],
}

/**
 * Transitions of the shipment state. Steps may be skipped. Backward only by an undo within a minute, and out of
 * `cancelled` by a late payment. A shipment may be delivered before its payment is confirmed (decision B12). What was
 * dispatched can be cancelled only if it was refused at the door, see `canTransition`.
 */
const shipmentTransitions: Record<ShipmentState, readonly ShipmentState[]> = {
  [toPack]: [packed, dispatched, delivered, cancelled],
  [packed]: [toPack, dispatched, delivered, cancelled],
  [dispatched]: [toPack, packed, delivered, cancelled],
  [delivered]: [toPack, packed, dispatched],
  [cancelled]: [toPack],
}

/**
 * Which shipment states each payment state allows. Only paid orders are packed; a fully refunded one is neither
 * packed nor dispatched. A cancelled order may still be paid until its refund is done. A cash order is paid on delivery.
 */
const allowedCombinations: Record<PaymentState, readonly ShipmentState[]> = {
  [unpaid]: [toPack, delivered, cancelled],
  [dueOnDelivery]: [toPack, packed, dispatched, delivered, cancelled],
  [paid]: [toPack, packed, dispatched, delivered, cancelled],
  [partlyRefunded]: [toPack, packed, dispatched, delivered, cancelled],
  [refunded]: [dispatched, delivered, cancelled],
  [nothingDue]: [toPack, packed, dispatched, delivered, cancelled],
}

/**
 * Whether an order may go from one pair of states to another. A cancelled order is reinstated only by a late payment,
 * while its stock is still available (decision B7). What was dispatched is cancelled only before it is paid in cash.
 */
export function canTransition(from: OrderStates, to: OrderStates) {
  const isPaymentReceived = from.payment_state === unpaid && to.payment_state !== unpaid
  const isPaidInCash = from.payment_state === dueOnDelivery && to.payment_state !== dueOnDelivery
  const isTakenBack = from.payment_state === paid && to.payment_state === dueOnDelivery
  const isRefused = from.parcel_state === dispatched && to.parcel_state === cancelled
  const isReinstated = from.parcel_state === cancelled && to.parcel_state !== cancelled
  return (
    isTransition(paymentTransitions, from.payment_state, to.payment_state) &&
    isTransition(shipmentTransitions, from.parcel_state, to.parcel_state) &&
    allowedCombinations[to.payment_state].includes(to.parcel_state) &&
    !(isPaymentReceived && to.parcel_state === cancelled) &&
    (!isPaidInCash || to.parcel_state === delivered) &&
    (!isTakenBack || (from.parcel_state === delivered && to.parcel_state !== delivered)) &&
    (!isRefused || (from.payment_state === dueOnDelivery && to.payment_state === dueOnDelivery)) &&
    (!isReinstated || (isPaymentReceived && to.payment_state === paid))
  )
}

const isTransition = <State extends string>(steps: Record<State, readonly State[]>, from: State, to: State) =>
  from === to || steps[from].includes(to)
