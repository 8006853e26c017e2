import { isProduct } from '#catalogue/products/server/products/products.queries.ts'
import type { Db } from '#database/connect.ts'

/** How many products a page shows. */
const most = 3

/**
 * The products that were bought most often with this one and can be bought now; null if the product is not on sale.
 */
export async function listBoughtTogetherIds(db: Db, productId: number): Promise<number[] | null> {
  if (!(await isProduct(db, productId))) return null
  const rows = await db
    .selectFrom('product_pairs')
    .select('other_id')
    .where('product_id', '=', productId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('packs')
          .select('packs.id')
          .whereRef('packs.product_id', '=', 'product_pairs.other_id')
          .where('packs.on_sale', '=', true)
          .where('packs.stock', '>', 0),
      ),
    )
    .orderBy('orders', 'desc')
    .orderBy('other_id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ other_id }) => other_id)
}
