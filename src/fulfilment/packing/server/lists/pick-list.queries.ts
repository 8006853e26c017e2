import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { isHeldByRecall } from '#ordering/order-lines/server/units-recalled.ts'
import { unitsToSend } from '#ordering/order-lines/server/units-to-send.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import type { PickLine } from '../../contract.ts'

/** Units to pick per product and size, by name; cancelled and refunded units are left out. */
export async function listPickLines(db: Db, orderIds: number[]): Promise<PickLine[]> {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select([
      // A deleted product has no pack id and is grouped by its name.
      sql<string>`coalesce('pack ' || pack_id, name || ', ' || size)`.as('key'),
      sql<string>`max(name)`.as('name'),
      sql<string>`max(size)`.as('size'),
      sql<number>`sum(${unitsToSend})::integer`.as('quantity'),
      sql<number>`count(distinct order_id)::integer`.as('orders'),
    ])
    .where('order_items.order_id', 'in', orderIds)
    .where('orders.status', '<>', orderStatus.cancelled)
    .where(unitsToSend, '>', 0)
    .groupBy('key')
    .orderBy('name')
    .orderBy('size')
    .execute()
  const batches = await listBatches(db, orderIds)
  return rows.map((row) => {
    const own = batches.filter(({ key }) => key === row.key).map(({ key: _, ...batch }) => batch)
    return own.length > 0 ? { ...row, batches: own } : row
  })
}

/** The units of each batch that are allocated to these orders, first expired first. */
const listBatches = (db: Db, orderIds: number[]) =>
  db
    .selectFrom('stock_moves')
    .innerJoin('batches', 'batches.id', 'batch_id')
    .select([
      sql<string>`'pack ' || stock_moves.pack_id`.as('key'),
      'batches.code',
      sql<string>`to_char(batches.best_before, 'YYYY-MM-DD')`.as('best_before'),
      sql<number>`-sum(delta)::integer`.as('units'),
    ])
    .where('order_id', 'in', orderIds)
    .groupBy(['stock_moves.pack_id', 'batches.id'])
    .having(sql<number>`sum(delta)`, '<', 0)
    .orderBy('batches.best_before')
    .orderBy('batches.id')
    .execute()

/** Ids of orders that must not be shipped: cancelled, refunded, blocked by a recall, or unknown. */
export async function listNotShippable(db: Db, orderIds: number[]): Promise<number[]> {
  const sent = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', orderIds)
    .where('status', '<>', orderStatus.cancelled)
    .where(sql<boolean>`not ${isHeldByRecall}`)
    .execute()
  const shippable = new Set(sent.map(({ id }) => id))
  return orderIds.filter((id) => !shippable.has(id))
}
