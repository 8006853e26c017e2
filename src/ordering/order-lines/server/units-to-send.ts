import { sql } from 'kysely'
import { shipmentState } from '#ordering/orders/rules/order-state.ts'
import { isActiveRefund } from './active-refund.ts'

/** Units of an order line whose money was refunded or is being refunded. */
export const unitsRefunded = sql<number>`(select coalesce(sum(refund_lines.quantity), 0)::integer from refund_lines
  join refunds on refunds.id = refund_id and ${isActiveRefund} where order_item_id = order_items.id)`

/** Ordered units minus refunded ones. */
export const unitsNotRefunded = sql<number>`(order_items.quantity - ${unitsRefunded})`

/** Refunded units that are back in stock, also if the refund was made in the provider's dashboard. */
export const unitsRestocked = sql<number>`(select coalesce(sum(delta), 0)::integer from stock_moves
  where stock_moves.order_id = order_items.order_id and stock_moves.pack_id = order_items.pack_id and reason = 'returned')`

/**
 * Units of the line that are still to be picked, packed and shipped. In a partly shipped line, refunded units are
 * assumed to be among those not shipped yet: shipping goods that were refunded would cost more.
 */
export const unitsToSend = sql<number>`greatest(0, order_items.quantity - greatest(${unitsRefunded}, ${unitsRestocked})
  - (select coalesce(sum(sent.quantity), 0)::integer from parcel_items as sent where sent.order_item_id = order_items.id))`

/** Units that have not been shipped. An order handed over without a shipment counts as completely shipped. */
export const unitsNotSent = sql<number>`(case when (select parcel_state from orders where orders.id = order_items.order_id)
  = ${shipmentState.delivered} then 0 else ${unitsToSend} end)`
