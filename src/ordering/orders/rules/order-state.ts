// An order has two states, of its payment and of its shipment, and one status word of the specification (§3) for both.
// All of them are defined here, and in the migration by which the database derives the status.

/** The state of the customer's payment. */
export const paymentState = {
  unpaid: 'unpaid',
  paid: 'paid',
  partlyRefunded: 'partly_refunded',
  refunded: 'refunded',
} as const
export type PaymentState = (typeof paymentState)[keyof typeof paymentState]

/** The state of the shipment. */
export const shipmentState = {
  toPack: 'to_pack',
  packed: 'packed',
  dispatched: 'dispatched',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const
export type ShipmentState = (typeof shipmentState)[keyof typeof shipmentState]

/** Waiting orders of which a part has been shipped: a filter like a state, derived from their shipments. */
export const partlyShipped = 'partly_dispatched' as const

/** The specification's words (decision S6) by meaning: `pending` waits for payment, `paid` is being shipped. */
export const orderStatus = {
  awaitingPayment: 'pending',
  toPack: 'paid',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

type Order = { status: OrderStatus }

export const isAwaitingPayment = ({ status }: Order) => status === orderStatus.awaitingPayment
/** Paid and neither delivered nor cancelled, whether it is still to be packed or dispatched already. */
export const isToPack = ({ status }: Order) => status === orderStatus.toPack
export const isDelivered = ({ status }: Order) => status === orderStatus.delivered
/** Delivered without a payment in the shop: marked as delivered by the merchant before it was paid. */
export const isDeliveredUnpaid = ({ status, paid_at }: Order & { paid_at: unknown }) =>
  isDelivered({ status }) && paid_at === null
export const isCancelled = ({ status }: Order) => status === orderStatus.cancelled

/** Paid, and at least a part was not shipped. */
export const isUnshipped = ({ status, parcel }: Order & { parcel: ShipmentState }) =>
  isToPack({ status }) && isNotFullyShipped(parcel)

/** Not everything has been shipped. */
export const isNotFullyShipped = (parcel: ShipmentState) =>
  parcel === shipmentState.toPack || parcel === shipmentState.packed
