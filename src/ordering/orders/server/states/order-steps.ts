import { type ParcelState, type PaymentState, parcelState, paymentState } from '#values/order-state.ts'

export type OrderStates = { payment_state: PaymentState; parcel_state: ParcelState }

const { unpaid, paid, partlyRefunded, refunded } = paymentState
const { toPack, packed, dispatched, delivered, cancelled } = parcelState

/** Money comes in and goes back; what is known of it is never taken back. */
const paymentSteps: Record<PaymentState, readonly PaymentState[]> = {
  [unpaid]: [paid],
  [paid]: [partlyRefunded, refunded],
  [partlyRefunded]: [refunded],
  [refunded]: [],
}

/**
 * A parcel goes forward, and may leave steps out. It goes back for a minute, when the merchant undoes a slip, and out of
 * `cancelled`. It may be delivered before its payment is confirmed (decision B12). What has left is not cancelled.
 */
const parcelSteps: Record<ParcelState, readonly ParcelState[]> = {
  [toPack]: [packed, dispatched, delivered, cancelled],
  [packed]: [toPack, dispatched, delivered, cancelled],
  [dispatched]: [toPack, packed, delivered],
  [delivered]: [toPack, packed, dispatched],
  [cancelled]: [toPack],
}

/**
 * What the merchant cancels waits for its money to go back. Nothing is packed that nobody has paid for, and nothing is to be
 * packed or sent whose whole money went back.
 */
const goesWith: Record<PaymentState, readonly ParcelState[]> = {
  [unpaid]: [toPack, delivered, cancelled],
  [paid]: [toPack, packed, dispatched, delivered, cancelled],
  [partlyRefunded]: [toPack, packed, dispatched, delivered, cancelled],
  [refunded]: [dispatched, delivered, cancelled],
}

/**
 * The life of an order: whether its money, its parcel or both may go from one state to the other. What was cancelled comes
 * back only by money that arrives after all, while the stock for it can still be had (decision B7).
 */
export function canBecome(from: OrderStates, to: OrderStates) {
  const comesIn = from.payment_state === unpaid && to.payment_state !== unpaid
  const comesBack = from.parcel_state === cancelled && to.parcel_state !== cancelled
  return (
    isStep(paymentSteps, from.payment_state, to.payment_state) &&
    isStep(parcelSteps, from.parcel_state, to.parcel_state) &&
    goesWith[to.payment_state].includes(to.parcel_state) &&
    !(comesIn && to.parcel_state === cancelled) &&
    (!comesBack || (comesIn && to.payment_state === paid))
  )
}

const isStep = <State extends string>(steps: Record<State, readonly State[]>, from: State, to: State) =>
  from === to || steps[from].includes(to)
