import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { unitsRecalled } from '#ordering/order-lines/server/units-recalled.ts'
import { isAwaitingPayment } from '#ordering/orders/rules/order-state.ts'
import { listStockLines, lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { lockPacks } from '../find-or-create-batches.ts'
import { updateQuarantine } from '../quarantine-expired.ts'
import { replaceRecalled } from '../replace-recalled.ts'

type Trx = Transaction<Database>

/**
 * Before an order is paid: replaces recalled units of its packs in all waiting orders, paid ones first, without waiting
 * for the job. The order is locked before the stock, as everywhere; orders that another transaction has locked are
 * skipped.
 * @returns the names, in the order’s language, of lines that still have recalled units; empty if all were replaced or
 * the order no longer awaits payment
 */
export async function replaceRecalledForOrder(
  { db, clock, catalogueVersion }: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>,
  orderId: number,
) {
  const { swapped, names } = await transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order || !isAwaitingPayment(order)) return { swapped: 0, names: [] }
    const swapped = await replaceRecalledPacks(trx, orderId, clock.now())
    return { swapped, names: await findRecalledNames(trx, orderId) }
  })
  if (swapped > 0) catalogueVersion.stockMoved()
  return names
}

/**
 * Replaces recalled units of the order’s packs. Locks all of its packs, not only recalled ones: a recall of one of them
 * would skip the order while it is locked.
 * @returns the number of replacements, in this and other orders
 */
async function replaceRecalledPacks(trx: Trx, orderId: number, now: Date) {
  const packs = (await listStockLines(trx, orderId)).map(({ packId }) => packId)
  if (packs.length === 0) return 0
  await lockPacks(trx, packs)
  let swapped = 0
  for (const packId of await findRecalledPacks(trx, orderId)) {
    await updateQuarantine(trx, packId, now)
    swapped += (await replaceRecalled(trx, packId, now)).length
  }
  return swapped
}

/** The lines of an order with units of a recalled batch. */
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

/** The names, in the order’s language, of the order lines that have recalled units. */
async function findRecalledNames(trx: Trx, orderId: number) {
  const rows = await recalledLines(trx, orderId)
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(sql<string>`coalesce(order_items.names ->> orders.locale, order_items.name)`.as('name'))
    .orderBy('order_items.id')
    .execute()
  return rows.map(({ name }) => name)
}
