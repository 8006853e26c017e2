import { sql } from 'kysely'
import { orderStatus, shipmentState } from '../../rules/order-state.ts'

/**
 * Whether an order is partly dispatched. A scalar subquery, because as a plain condition the planner may read all
 * shipments for it.
 */
export const isPartlyDispatched = sql<boolean>`(orders.status = ${sql.lit(orderStatus.toPack)}
  and orders.parcel_state in (${sql.lit(shipmentState.toPack)}, ${sql.lit(shipmentState.packed)})
  and coalesce((select true from parcels where parcels.order_id = orders.id limit 1), false))`
