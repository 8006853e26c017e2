import { type RawBuilder, sql } from 'kysely'
import { shipmentState } from '#values/order-state.ts'
import { unitsRefunded, unitsRestocked, unitsToSend } from './units-to-send.ts'

/** Units of the line that came from recalled batches and were not given back. */
const unitsOfRecalledBatches = sql<number>`(select coalesce(sum(got.units), 0)::integer from (
  select -sum(delta) as units from stock_moves
  join batches on batches.id = stock_moves.batch_id and batches.recalled_at is not null
  where stock_moves.order_id = order_items.order_id and stock_moves.pack_id = order_items.pack_id
  group by stock_moves.batch_id having sum(delta) < 0) as got)`

/**
 * Units of an order's line that are of a recalled batch and may still be here. What was refunded and is not back on the
 * shelf was thrown away first; of a line that left in part nobody knows which units left.
 */
export const unitsRecalled = sql<number>`greatest(0, least(${unitsToSend},
  ${unitsOfRecalledBatches} - greatest(0, ${unitsRefunded} - ${unitsRestocked})))`

/** @param lines those of the order's lines that count */
const isHeldForLines = (
  lines: RawBuilder<unknown>,
) => sql<boolean>`(orders.parcel_state <> ${shipmentState.delivered}
  and coalesce((select true from order_items where order_items.order_id = orders.id and ${lines}
    and ${unitsOfRecalledBatches} > 0 and ${unitsRecalled} > 0 limit 1), false))`

/**
 * Whether something of an order is not to be packed or sent, because it is of a recalled batch. What is delivered is not here,
 * also where nobody wrote down a parcel. No `exists`: the planner would look through all lines of all orders at once.
 */
export const isHeldByRecall = isHeldForLines(sql`true`)

/** The same, of one pack alone. */
export const isPackHeldByRecall = (packId: RawBuilder<number>) =>
  isHeldForLines(sql`order_items.pack_id = ${packId}`)
