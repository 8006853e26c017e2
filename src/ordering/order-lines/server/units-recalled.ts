import { type RawBuilder, sql } from 'kysely'
import { shipmentState } from '#ordering/orders/rules/order-state.ts'
import { unitsRefunded, unitsRestocked, unitsToSend } from './units-to-send.ts'

/** Units of the line from recalled batches that were not returned. */
const unitsOfRecalledBatches = sql<number>`(select coalesce(sum(got.units), 0)::integer from (
  select -sum(delta) as units from stock_moves
  join batches on batches.id = stock_moves.batch_id and batches.recalled_at is not null
  where stock_moves.order_id = order_items.order_id and stock_moves.pack_id = order_items.pack_id
  group by stock_moves.batch_id having sum(delta) < 0) as got)`

/**
 * Units of an order line from a recalled batch that may still be in the shop. Refunded units that are not back in stock
 * count as thrown away first; if only a part of the line was shipped, nobody knows which units left.
 */
export const unitsRecalled = sql<number>`greatest(0, least(${unitsToSend},
  ${unitsOfRecalledBatches} - greatest(0, ${unitsRefunded} - ${unitsRestocked})))`

/** @param lines a condition for the order lines that count */
const isHeldForLines = (
  lines: RawBuilder<unknown>,
) => sql<boolean>`(orders.parcel_state <> ${shipmentState.delivered}
  and coalesce((select true from order_items where order_items.order_id = orders.id and ${lines}
    and ${unitsOfRecalledBatches} > 0 and ${unitsRecalled} > 0 limit 1), false))`

/**
 * Whether part of an order must not be packed or shipped because of a recall. Delivered goods are gone, also if no
 * shipment was recorded. No `exists`: the planner would scan all lines of all orders.
 */
export const isHeldByRecall = isHeldForLines(sql`true`)

/** Like `isHeldByRecall`, for one variant. */
export const isVariantHeldByRecall = (packId: RawBuilder<number>) =>
  isHeldForLines(sql`order_items.pack_id = ${packId}`)
