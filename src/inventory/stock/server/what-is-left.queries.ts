import type { Transaction } from 'kysely'
import { packName } from '#database/pack-name.ts'
import type { Database } from '#database/schema.ts'
import { firstLanguage } from '#words/language.ts'

/** Of a pack whose row is locked: what it is called, null when it is not there, and how many can be had. */
export async function whatIsLeft(trx: Transaction<Database>, packId: number) {
  const row = await trx
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select(['product_id', 'stock', 'on_sale', packName(firstLanguage).as('name')])
    .where('packs.id', '=', packId)
    .executeTakeFirst()
  return {
    productId: row?.product_id ?? null,
    name: row?.name ?? null,
    left: row?.on_sale ? row.stock : 0,
  }
}
