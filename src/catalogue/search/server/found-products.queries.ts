import type { Product } from '#catalogue/products/contract.ts'
import { productView } from '#catalogue/products/server/products/product-view.ts'
import { selectProducts } from '#catalogue/products/server/products/products.queries.ts'
import type { Db } from '#database/connect.ts'
import { categoryPath } from '#values/texts/slug-path.ts'
import type { Language } from '#words/language.ts'
import { translatedTexts } from '#words/translated-texts.ts'

/** The products on sale among these, in this order. */
export async function readProducts(db: Db, ids: number[], language: Language): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await selectProducts(db).where('products.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [productView(row, language)] : []
  })
}

/** Names and paths of categories by id, in the shop's order. */
export async function readCategories(db: Db, ids: number[], language: Language) {
  if (ids.length === 0) return new Map<number, { id: number; name: string; path: string; names: string[] }>()
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', 'translations'])
    .where('id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return new Map(
    rows.map(({ id, name, translations }) => [
      id,
      {
        id,
        name: translatedTexts(translations, language).name ?? name,
        path: categoryPath(id, name),
        names: [name, ...Object.values(translations).flatMap((texts) => texts?.name ?? [])],
      },
    ]),
  )
}
