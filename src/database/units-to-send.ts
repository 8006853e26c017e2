import { sql } from 'kysely'
import { shipmentState } from '#values/order-state.ts'
import { isActiveRefund } from './active-refund.ts'

/** Units of an order's line whose money has gone back or is on its way. */
export const unitsRefunded = sql<number>`(select coalesce(sum(refund_lines.quantity), 0)::integer from refund_lines
  join refunds on refunds.id = refund_id and ${isActiveRefund} where order_item_id = order_items.id)`

/** Ordered units minus refunded ones. */
export const unitsNotRefunded = sql<number>`(order_items.quantity - ${unitsRefunded})`

/** Units of it that are back on the shelf, also of money that the provider's dashboard returned. */
export const unitsRestocked = sql<number>`(select coalesce(sum(delta), 0)::integer from stock_moves
  where stock_moves.order_id = order_items.order_id and stock_moves.pack_id = order_items.pack_id and reason = 'returned')`

/**
 * Units of it that are still to be picked, packed and sent. Of a line that has left in part, what is refunded are the units
 * that are still here, as far as there are any: to send what was paid back would be the greater loss.
 */
export const unitsToSend = sql<number>`greatest(0, order_items.quantity - greatest(${unitsRefunded}, ${unitsRestocked})
  - (select coalesce(sum(sent.quantity), 0)::integer from parcel_items as sent where sent.order_item_id = order_items.id))`

/** Units of it that have not left: handed over without a parcel, all of an order has. */
export const unitsNotSent = sql<number>`(case when (select parcel_state from orders where orders.id = order_items.order_id)
  = ${shipmentState.delivered} then 0 else ${unitsToSend} end)`
