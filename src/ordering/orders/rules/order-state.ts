// An order has two states, of its payment and of its shipment, and one status word of the specification (§3) for both.
// All of them are defined here, and in the migration by which the database derives the status.

/**
 * How an order is paid: in the provider's payment window, in cash to the courier, directly to the shop, which then has
 * recorded the payment with the order, or with what was taken out of another order. Nothing is paid for an order without a
 * price, such as a replacement.
 */
export const paymentMethod = {
  online: 'online',
  cashOnDelivery: 'cash_on_delivery',
  direct: 'direct',
  none: 'none',
  exchange: 'exchange',
} as const
export type PaymentMethod = (typeof paymentMethod)[keyof typeof paymentMethod]

/**
 * The state of the customer's payment. A cash order is never `unpaid`: its payment is due on delivery. An order without a
 * price always stays `nothing_due`.
 */
export const paymentState = {
  unpaid: 'unpaid',
  dueOnDelivery: 'due_on_delivery',
  paid: 'paid',
  partlyRefunded: 'partly_refunded',
  refunded: 'refunded',
  nothingDue: 'nothing_due',
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

/**
 * The specification's words (decision S6) by meaning: `pending` waits for payment online, `paid` is being shipped. A cash
 * order is being shipped from the moment it is placed, so it is `paid` although its payment is due; so is an order without
 * a price.
 */
export const orderStatus = {
  awaitingPayment: 'pending',
  toPack: 'paid',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

type Order = { status: OrderStatus }

/** A cash order that is on its way to its customer, who has not paid yet. */
export const isDueOnDelivery = ({ status, payment_state }: Order & { payment_state: PaymentState }) =>
  payment_state === paymentState.dueOnDelivery && isToPack({ status })

export const isAwaitingPayment = ({ status }: Order) => status === orderStatus.awaitingPayment
/** Paid or to be paid on delivery, and neither delivered nor cancelled, whether it is still to be packed or dispatched already. */
export const isToPack = ({ status }: Order) => status === orderStatus.toPack
export const isDelivered = ({ status }: Order) => status === orderStatus.delivered
/** An order without a price: nothing was paid for it, and it is no sale. */
export const isWithoutPrice = ({ payment_method }: { payment_method: PaymentMethod }) =>
  payment_method === paymentMethod.none

/** Delivered without a payment in the shop: marked as delivered by the merchant before it was paid. */
export const isDeliveredUnpaid = (order: Order & { paid_at: unknown; payment_method: PaymentMethod }) =>
  isDelivered(order) && order.paid_at === null && !isWithoutPrice(order)
export const isCancelled = ({ status }: Order) => status === orderStatus.cancelled

/** To be shipped, and at least a part was not. */
export const isUnshipped = ({ status, parcel }: Order & { parcel: ShipmentState }) =>
  isToPack({ status }) && isNotFullyShipped(parcel)

/** Not everything has been shipped. */
export const isNotFullyShipped = (parcel: ShipmentState) =>
  parcel === shipmentState.toPack || parcel === shipmentState.packed
