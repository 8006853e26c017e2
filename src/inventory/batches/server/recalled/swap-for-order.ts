import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { unitsRecalled } from '#database/units-recalled.ts'
import { findStockLines, lockOrder } from '#ordering/orders/server/states/move-order.ts'
import type { Parts } from '#parts.ts'
import { isAwaitingPayment } from '#values/order-state.ts'
import { setAside } from '../keep-sellable.ts'
import { lockPacks } from '../open-batches.ts'
import { swapRecalled } from '../swap-recalled.ts'

type Trx = Transaction<Database>

/**
 * Somebody wants to pay for an order that holds recalled goods: all orders that wait for other goods of the same packs get
 * them, what is paid for first, without waiting for the job. The order is locked first, as whoever moves one locks it before
 * its stock: a swap passes over what somebody else has locked, its shopper's other tab too.
 * @returns what the order calls what it still holds of recalled batches, in its own language; nothing where it has other
 * goods now, whoever gave them, or waits for no money any more
 */
export async function swapForOrder(
  { db, clock, catalogueVersion }: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>,
  orderId: number,
) {
  const { swapped, names } = await transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order || !isAwaitingPayment(order)) return { swapped: 0, names: [] }
    const swapped = await swapPacks(trx, orderId, clock.now())
    return { swapped, names: await findRecalledNames(trx, orderId) }
  })
  if (swapped > 0) catalogueVersion.stockMoved()
  return names
}

/** Locks those of its packs, too, that are not recalled: a recall of one would pass over the order, as it is locked. */
async function swapPacks(trx: Trx, orderId: number, now: Date) {
  const packs = (await findStockLines(trx, orderId)).map(({ packId }) => packId)
  if (packs.length === 0) return 0
  await lockPacks(trx, packs)
  let swapped = 0
  for (const packId of await findRecalledPacks(trx, orderId)) {
    await setAside(trx, packId, now)
    swapped += (await swapRecalled(trx, packId, now)).length
  }
  return swapped
}

const recalledLines = (trx: Trx, orderId: number) =>
  trx.selectFrom('order_items').where('order_id', '=', orderId).where(unitsRecalled, '>', 0)

async function findRecalledPacks(trx: Trx, orderId: number) {
  const rows = await recalledLines(trx, orderId)
    .select('pack_id')
    .distinct()
    .where('pack_id', 'is not', null)
    .$narrowType<{ pack_id: number }>()
    .execute()
  return rows.map(({ pack_id }) => pack_id)
}

async function findRecalledNames(trx: Trx, orderId: number) {
  const rows = await recalledLines(trx, orderId)
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(sql<string>`coalesce(order_items.names ->> orders.locale, order_items.name)`.as('name'))
    .orderBy('order_items.id')
    .execute()
  return rows.map(({ name }) => name)
}
