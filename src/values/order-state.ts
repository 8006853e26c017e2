// An order has two states, where its money is and where its parcel is, and one word of the specification (§3) for both.
// All these words stand here, and in the migration in which the database derives the one from the two.

/** Where the customer's money for an order is. */
export const paymentState = {
  unpaid: 'unpaid',
  paid: 'paid',
  partlyRefunded: 'partly_refunded',
  refunded: 'refunded',
} as const
export type PaymentState = (typeof paymentState)[keyof typeof paymentState]

/** Where its parcel is. */
export const shipmentState = {
  toPack: 'to_pack',
  packed: 'packed',
  dispatched: 'dispatched',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const
export type ShipmentState = (typeof shipmentState)[keyof typeof shipmentState]

/** Of the orders that wait, those of which a part has left: asked for like a state, and worked out from their parcels. */
export const partlyDispatched = 'partly_dispatched' as const

/** The specification's word (decision S6), by what it means: `pending` waits to be paid, `paid` is on its way. */
export const orderStatus = {
  awaitingPayment: 'pending',
  toPack: 'paid',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

type Order = { status: OrderStatus }

export const isAwaitingPayment = ({ status }: Order) => status === orderStatus.awaitingPayment
export const isToPack = ({ status }: Order) => status === orderStatus.toPack
export const isDelivered = ({ status }: Order) => status === orderStatus.delivered
export const isCancelled = ({ status }: Order) => status === orderStatus.cancelled

/** Paid, and some or all of it was never dispatched. */
export const isUnshipped = ({ status, parcel }: Order & { parcel: ShipmentState }) =>
  isToPack({ status }) && isNotDispatched(parcel)

/** Not all of it has left. */
export const isNotDispatched = (parcel: ShipmentState) =>
  parcel === shipmentState.toPack || parcel === shipmentState.packed
