import { sql } from 'kysely'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'

/**
 * The condition that no document needs the data of an order, of a query over `orders`: it was cancelled, and nothing was
 * paid. A payment that failed, such as one with a declined card, is none.
 */
export const isCancelledUnpaid = sql<boolean>`orders.status = ${orderStatus.cancelled}
  and not exists (select from documents where order_id = orders.id)
  and not exists (select from payments where order_id = orders.id and status <> 'failed')`
