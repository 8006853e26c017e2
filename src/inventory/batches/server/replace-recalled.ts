import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import type { StockChange } from '#inventory/stock/server/stock-change.ts'
import { unitsRecalled } from '#ordering/order-lines/server/units-recalled.ts'
import { isAwaitingPayment, orderStatus, shipmentState } from '#ordering/orders/rules/order-state.ts'

type Trx = Transaction<Database>
type RecalledUnits = { orderId: number; units: number }

/**
 * Replaces recalled units in orders by other units of the same pack, per order all or none, paid orders first. Only
 * unpacked orders, unless one is named. The pack must be locked and its quarantine up to date; orders locked by others
 * are skipped, to avoid deadlocks.
 * @returns the ids of the orders whose units were replaced
 */
export async function replaceRecalled(
  trx: Trx,
  packId: number,
  now: Date,
  onlyOrderId?: number,
): Promise<number[]> {
  const orders = await lockAffectedOrders(trx, packId, onlyOrderId)
  if (orders.length === 0) return []
  const held = await listRecalledUnits(trx, packId, orders)
  const replaced = selectReplaceable(held, await readStock(trx, packId))
  if (replaced.length === 0) return []
  await moveStock(trx, await planReturns(trx, packId, replaced), now)
  const taken = replaced.map(
    ({ orderId, units }): StockChange => ({ packId, by: -units, reason: 'hold', orderId }),
  )
  const moved = await moveStock(trx, taken, now)
  if (!moved.ok) throw new Error(`pack ${packId} had the stock that was counted under its lock`)
  return replaced.map(({ orderId }) => orderId)
}

/**
 * After goods were received: replaces recalled units in orders that wait because of a recall, before others can buy the
 * goods. The packs must be locked.
 */
export async function replaceForWaitingOrders(trx: Trx, packs: number[], now: Date) {
  const recalled = await trx
    .selectFrom('batches')
    .select('pack_id')
    .distinct()
    .where('pack_id', 'in', packs)
    .where('recalled_at', 'is not', null)
    .execute()
  for (const { pack_id } of recalled) await replaceRecalled(trx, pack_id, now)
}

/** Locks waiting orders with units of a recalled batch of this pack; paid ones first. */
async function lockAffectedOrders(trx: Trx, packId: number, onlyOrderId: number | undefined) {
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('status', 'in', [orderStatus.awaitingPayment, orderStatus.toPack])
    .where(
      'parcel_state',
      'in',
      onlyOrderId === undefined ? [shipmentState.toPack] : [shipmentState.toPack, shipmentState.packed],
    )
    .$if(onlyOrderId !== undefined, (query) => query.where('id', '=', onlyOrderId ?? 0))
    .where(
      'id',
      'in',
      trx
        .selectFrom('stock_moves')
        .innerJoin('batches', 'batches.id', 'stock_moves.batch_id')
        .select('stock_moves.order_id')
        .where('batches.pack_id', '=', packId)
        .where('batches.recalled_at', 'is not', null)
        .where('stock_moves.order_id', 'is not', null)
        .$narrowType<{ order_id: number }>(),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  const unpaid = rows.filter(isAwaitingPayment)
  return [...rows.filter((row) => !isAwaitingPayment(row)), ...unpaid].map(({ id }) => id)
}

/** Recalled units per order, in the given order. Partly shipped lines are left to a person. */
async function listRecalledUnits(trx: Trx, packId: number, orders: number[]): Promise<RecalledUnits[]> {
  const rows = await trx
    .selectFrom('order_items')
    .select(['order_id as orderId', sql<number>`sum(${unitsRecalled})::integer`.as('units')])
    .where('order_id', 'in', orders)
    .where('pack_id', '=', packId)
    .where(sql<boolean>`not exists (select from parcel_items where order_item_id = order_items.id)`)
    .groupBy('order_id')
    .execute()
  const unitsOf = new Map(rows.map(({ orderId, units }) => [orderId, units]))
  return orders.flatMap((orderId) => {
    const units = unitsOf.get(orderId) ?? 0
    return units > 0 ? [{ orderId, units }] : []
  })
}

/** The orders, in this order, whose units can be replaced from this stock; those that need more are skipped. */
function selectReplaceable(held: RecalledUnits[], stock: number) {
  let left = stock
  return held.filter(({ units }) => {
    if (units > left) return false
    left -= units
    return true
  })
}

const readStock = async (trx: Trx, packId: number) =>
  (await trx.selectFrom('packs').select('stock').where('id', '=', packId).executeTakeFirstOrThrow()).stock

/** The stock movements that return the units to their recalled batches, where they stay in quarantine. */
export async function planReturns(
  trx: Trx,
  packId: number,
  replaced: RecalledUnits[],
): Promise<StockChange[]> {
  const allocated = await trx
    .selectFrom('stock_moves')
    .innerJoin('batches', 'batches.id', 'stock_moves.batch_id')
    .select(['order_id as orderId', 'batch_id as batchId', sql<number>`-sum(delta)::integer`.as('units')])
    .where(
      'order_id',
      'in',
      replaced.map(({ orderId }) => orderId),
    )
    .where('batches.pack_id', '=', packId)
    .where('batches.recalled_at', 'is not', null)
    .$narrowType<{ orderId: number; batchId: number }>()
    .groupBy(['order_id', 'batch_id'])
    .having(sql<number>`sum(delta)`, '<', 0)
    .orderBy('batch_id')
    .execute()
  return replaced.flatMap(({ orderId, units }) => {
    let remaining = units
    return allocated.flatMap((of): StockChange[] => {
      const by = of.orderId === orderId ? Math.min(remaining, of.units) : 0
      remaining -= by
      return by === 0 ? [] : [{ packId, batchId: of.batchId, by, reason: 'hold_returned', orderId }]
    })
  })
}
