import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { cutPage, idBelowCursor, type Page, type PageRequest } from '#http/calls/paging.ts'
import { buyerEmail, buyerName, buyerPhone } from '#ordering/buyers/server/buyer.queries.ts'
import { isVariantHeldByRecall } from '#ordering/order-lines/server/units-recalled.ts'
import { shipmentState } from '#ordering/orders/rules/order-state.ts'
import { isPaymentDue } from '#ordering/orders/server/lists/order-view.queries.ts'
import type { OrderWithBatch } from '../contract.ts'

/** Every order with units of a batch, newest first; orders that released their reservation are left out. */
export async function listOrdersWithBatch(
  db: Db,
  batchId: number,
  { limit, cursor }: PageRequest,
): Promise<Page<OrderWithBatch>> {
  const before = idBelowCursor(cursor)
  const perOrder = selectUnitsPerOrder(db, batchId)
  const page = perOrder
    .where('order_id', '<', before)
    .orderBy('order_id', 'desc')
    .limit(limit + 1)
  const rows = await db
    .selectFrom(page.as('got'))
    .innerJoin('orders', 'orders.id', 'got.order_id')
    .select([
      'orders.id as order_id',
      'orders.status',
      isPaymentDue.as('payment_due'),
      buyerName.as('name'),
      sql<string>`coalesce(nullif(orders.address->>'phone', ''), ${buyerPhone})`.as('phone'),
      buyerEmail.as('email'),
      sql<string>`coalesce(orders.address->>'city', '')`.as('city'),
      'got.units',
      'got.returned',
      nextStep(batchId).as('next'),
    ])
    .orderBy('orders.id', 'desc')
    .execute()
  const { count } = await db
    .selectFrom(perOrder.as('all'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return {
    ...cutPage(rows, limit, ({ order_id }) => [order_id]),
    total: Number(count),
  }
}

/**
 * SQL: the next step for an order with units of a recalled batch; null if nothing was sent or all units came back. Only
 * lines of the batch’s own pack count.
 */
function nextStep(batchId: number) {
  const packId = sql<number>`(select pack_id from batches where id = ${batchId})`
  const hasLeft = sql`exists (select from parcel_items join order_items on order_items.id = order_item_id
    where order_items.order_id = orders.id and order_items.pack_id = ${packId})`
  return sql<OrderWithBatch['next']>`case
    when (select recalled_at from batches where id = ${batchId}) is null then null
    when ${isVariantHeldByRecall(packId)} then case
      when ${hasLeft} or orders.parcel_state = ${shipmentState.dispatched} then 'part'
      when orders.parcel_state = ${shipmentState.packed} then 'swap' else 'wait' end
    when got.units > got.returned and cancel_reason is distinct from 'refused' and (orders.parcel_state = ${shipmentState.delivered} or ${hasLeft}) then 'call' end`
}

const sold = sql<number>`coalesce(-sum(delta) filter (where reason <> 'returned'), 0)::integer`

/** A subquery: the units of a batch that each order got, and how many were returned. */
const selectUnitsPerOrder = (db: Db, batchId: number) =>
  db
    .selectFrom('stock_moves')
    .select([
      'order_id',
      sold.as('units'),
      sql<number>`coalesce(sum(delta) filter (where reason = 'returned'), 0)::integer`.as('returned'),
    ])
    .where('batch_id', '=', batchId)
    .where('order_id', 'is not', null)
    .groupBy('order_id')
    .having(sold, '>', 0)
