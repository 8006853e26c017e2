import { sql, type Transaction } from 'kysely'
import { packName } from '#database/pack-name.ts'
import type { Database } from '#database/schema.ts'
import { orderStatus } from '#values/order-state.ts'
import { firstLanguage } from '#words/language.ts'

type Trx = Transaction<Database>

/** More than a mail should list; the others are told a minute later. */
const mostListed = 50

// Both look along the index of packs whose stock and mark disagree, lock them in the order of their ids, as a sale does,
// and leave out what somebody else is at just now: the next look finds it.

/** What is above its mark again may become low anew. */
export const forgetRestocked = (trx: Trx) =>
  sql`
    update packs set low_stock_told = false where id in (
      select id from packs
      where on_sale and low_stock_told = (stock > low_stock_at) and stock > low_stock_at
      order by id for no key update skip locked)`.execute(trx)

/**
 * Marks the packs that have become low as told; what an unpaid order holds may come back and is counted as there.
 * @returns them, those with the fewest left first
 */
export async function takeNewlyLow(trx: Trx) {
  const { rows } = await sql<{ id: number }>`
    update packs set low_stock_told = true where id in (
      select id from packs
      where on_sale and low_stock_told = (stock > low_stock_at)
        and stock + (
          select coalesce(sum(quantity), 0) from orders join order_items on order_items.order_id = orders.id
          where orders.status = ${orderStatus.awaitingPayment} and order_items.pack_id = packs.id) <= low_stock_at
      order by id limit ${mostListed} for no key update skip locked)
    returning id`.execute(trx)
  if (rows.length === 0) return []
  return await trx
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select(['packs.id', packName(firstLanguage).as('name'), 'packs.stock'])
    .where(
      'packs.id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('packs.stock')
    .orderBy('packs.id')
    .execute()
}
