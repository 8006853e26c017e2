import type { Transaction } from 'kysely'
import { variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Database } from '#database/schema.ts'
import { defaultLanguage } from '#words/language.ts'

/** Name and available units of a locked pack; the name is null if the pack does not exist. */
export async function findAvailableStock(trx: Transaction<Database>, packId: number) {
  const row = await trx
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select(['product_id', 'stock', 'on_sale', variantNameSql(defaultLanguage).as('name')])
    .where('packs.id', '=', packId)
    .executeTakeFirst()
  return {
    productId: row?.product_id ?? null,
    name: row?.name ?? null,
    left: row?.on_sale ? row.stock : 0,
  }
}
