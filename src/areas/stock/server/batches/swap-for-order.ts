import { sql } from 'kysely'
import type { Db } from '../../../../database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import { unitsRecalled } from '../../../../database/units-recalled.ts'
import type { Parts } from '../../../../parts.ts'
import { setAside } from './keep-sellable.ts'
import { lockPacks } from './open-batches.ts'
import { swapRecalled } from './swap-recalled.ts'

/**
 * Somebody wants to pay for an order that holds recalled goods: all orders that wait for other goods of the same packs get
 * them, what is paid for first, without waiting for the job.
 * @returns whether this order got any; of another pack it may still hold some
 */
export async function swapForOrder(
  { db, clock, catalogueVersion }: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>,
  orderId: number,
) {
  const now = clock.now()
  const packs = await findRecalledPacks(db, orderId)
  const swapped = await transact(db, async (trx) => {
    await lockPacks(trx, packs)
    const orders: number[] = []
    for (const packId of packs) {
      await setAside(trx, packId, now)
      orders.push(...(await swapRecalled(trx, packId, now)))
    }
    return orders
  })
  if (swapped.length > 0) catalogueVersion.stockMoved()
  return swapped.includes(orderId)
}

const recalledLines = (db: Db, orderId: number) =>
  db.selectFrom('order_items').where('order_id', '=', orderId).where(unitsRecalled, '>', 0)

async function findRecalledPacks(db: Db, orderId: number) {
  const rows = await recalledLines(db, orderId)
    .select('pack_id')
    .distinct()
    .where('pack_id', 'is not', null)
    .$narrowType<{ pack_id: number }>()
    .execute()
  return rows.map(({ pack_id }) => pack_id)
}

/** What the order calls what it holds of recalled batches, in its own language. */
export async function findRecalledNames(db: Db, orderId: number) {
  const rows = await recalledLines(db, orderId)
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(sql<string>`coalesce(order_items.names ->> orders.locale, order_items.name)`.as('name'))
    .orderBy('order_items.id')
    .execute()
  return rows.map(({ name }) => name)
}
