import type { Bundle } from '#catalogue/bundles/contract.ts'
import { listBundles } from '#catalogue/bundles/server/bundles.queries.ts'
import type { Product } from '#catalogue/products/contract.ts'
import { productView } from '#catalogue/products/server/products/product-view.ts'
import { selectProducts } from '#catalogue/products/server/products/products.queries.ts'
import type { Db } from '#database/connect.ts'
import type { Language } from '#words/language.ts'

/** Products are read in pages, so that a large catalogue delays no other request. */
const rowsPerQuery = 100

/** All products on sale in a language, in the order in which they were added, page by page. */
export async function* listAllProducts(db: Db, language: Language): AsyncGenerator<Product[]> {
  let last = 0
  for (;;) {
    const rows = await selectProducts(db)
      .where('products.id', '>', last)
      .orderBy('products.id')
      .limit(rowsPerQuery)
      .execute()
    yield rows.map((row) => productView(row, language))
    if (rows.length < rowsPerQuery) return
    last = rows.at(-1)?.id ?? last
  }
}

/** All bundles on offer in a language, the newest first, page by page. */
export async function* listAllBundles(db: Db, language: Language): AsyncGenerator<Bundle[]> {
  let cursor: string | undefined
  do {
    const { items, next } = await listBundles(db, { limit: rowsPerQuery, cursor }, language)
    yield items
    cursor = next ?? undefined
  } while (cursor !== undefined)
}

/** The newest products on sale in a language, each with the time when it was added. The newest is the first. */
export async function listNewestProducts(db: Db, language: Language, most: number) {
  const rows = await selectProducts(db)
    .select('products.created_at')
    .orderBy('products.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...productView(row, language), addedAt: created_at }))
}
