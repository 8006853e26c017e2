import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { unitsRecalled } from '#database/units-recalled.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import type { StockChange } from '#inventory/stock/server/stock-change.ts'
import { isAwaitingPayment, orderStatus, parcelState } from '#values/order-state.ts'

type Trx = Transaction<Database>
type Held = { orderId: number; units: number }

/**
 * Gives orders that hold recalled goods other goods of the same pack, as far as there are any: each all of them or none,
 * what is paid for first. Only what nobody has packed yet, unless an order is named. The pack is locked and its stock is
 * what may be sold; an order that is being changed is left for the next time, so that nobody waits for each other.
 * @returns the orders that have other goods now
 */
export async function swapRecalled(trx: Trx, packId: number, now: Date, only?: number): Promise<number[]> {
  const orders = await lockHolders(trx, packId, only)
  if (orders.length === 0) return []
  const held = await findHeld(trx, packId, orders)
  const swapped = fitting(held, await stockOf(trx, packId))
  if (swapped.length === 0) return []
  await moveStock(trx, await whatComesBack(trx, packId, swapped), now)
  const taken = swapped.map(
    ({ orderId, units }): StockChange => ({ packId, by: -units, reason: 'hold', orderId }),
  )
  const moved = await moveStock(trx, taken, now)
  if (!moved.ok) throw new Error(`pack ${packId} had the stock that was counted under its lock`)
  return swapped.map(({ orderId }) => orderId)
}

/** Goods came in: orders that wait for them because of a recall come first. The packs are locked. */
export async function swapForWaiting(trx: Trx, packs: number[], now: Date) {
  const recalled = await trx
    .selectFrom('batches')
    .select('pack_id')
    .distinct()
    .where('pack_id', 'in', packs)
    .where('recalled_at', 'is not', null)
    .execute()
  for (const { pack_id } of recalled) await swapRecalled(trx, pack_id, now)
}

/** Orders that got some of a recalled batch of this pack and wait, those that are paid for first. */
async function lockHolders(trx: Trx, packId: number, only: number | undefined) {
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('status', 'in', [orderStatus.awaitingPayment, orderStatus.toPack])
    .where(
      'parcel_state',
      'in',
      only === undefined ? [parcelState.toPack] : [parcelState.toPack, parcelState.packed],
    )
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? 0))
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

/** What each of them holds, in their order. A line of which something has left is for a person to look at. */
async function findHeld(trx: Trx, packId: number, orders: number[]): Promise<Held[]> {
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

function fitting(held: Held[], stock: number) {
  let left = stock
  return held.filter(({ units }) => {
    if (units > left) return false
    left -= units
    return true
  })
}

const stockOf = async (trx: Trx, packId: number) =>
  (await trx.selectFrom('packs').select('stock').where('id', '=', packId).executeTakeFirstOrThrow()).stock

/** Each batch gets back what it gave; it is recalled, so that none of it is sold again. */
async function whatComesBack(trx: Trx, packId: number, swapped: Held[]): Promise<StockChange[]> {
  const got = await trx
    .selectFrom('stock_moves')
    .innerJoin('batches', 'batches.id', 'stock_moves.batch_id')
    .select(['order_id as orderId', 'batch_id as batchId', sql<number>`-sum(delta)::integer`.as('units')])
    .where(
      'order_id',
      'in',
      swapped.map(({ orderId }) => orderId),
    )
    .where('batches.pack_id', '=', packId)
    .where('batches.recalled_at', 'is not', null)
    .$narrowType<{ orderId: number; batchId: number }>()
    .groupBy(['order_id', 'batch_id'])
    .having(sql<number>`sum(delta)`, '<', 0)
    .orderBy('batch_id')
    .execute()
  return swapped.flatMap(({ orderId, units }) => {
    let open = units
    return got.flatMap((of): StockChange[] => {
      const by = of.orderId === orderId ? Math.min(open, of.units) : 0
      open -= by
      return by === 0 ? [] : [{ packId, batchId: of.batchId, by, reason: 'hold_returned', orderId }]
    })
  })
}
