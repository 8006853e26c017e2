import { sql, type Transaction } from 'kysely'
import { variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Database } from '#database/schema.ts'
import { defaultLanguage } from '#words/language.ts'
import { unitsOnHand } from './available-stock.queries.ts'

type Trx = Transaction<Database>

/** Most packs in one mail; the others follow with the next run a minute later. */
const maxListed = 50

// Both statements use the index of packs whose flag disagrees with their stock, lock them by ascending id as a sale
// does, and skip locked rows, which the next run finds.

/** Clears the flag of packs that are above their threshold again, so that they can be reported again. */
export const clearRestocked = (trx: Trx) =>
  sql`
    update packs set low_stock_told = false where id in (
      select id from packs
      where on_sale and low_stock_told = (stock > low_stock_at) and stock > low_stock_at
      order by id for no key update skip locked)`.execute(trx)

/**
 * Claims packs that fell to their threshold by setting their flag; reserved units count as in stock.
 * @returns the claimed packs, lowest stock first
 */
export async function claimNewlyLowStock(trx: Trx) {
  const { rows } = await sql<{ id: number }>`
    update packs set low_stock_told = true where id in (
      select id from packs
      where on_sale and low_stock_told = (stock > low_stock_at)
        and ${unitsOnHand} <= low_stock_at
      order by id limit ${maxListed} for no key update skip locked)
    returning id`.execute(trx)
  if (rows.length === 0) return []
  return await trx
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select(['packs.id', variantNameSql(defaultLanguage).as('name'), 'packs.stock'])
    .where(
      'packs.id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('packs.stock')
    .orderBy('packs.id')
    .execute()
}
