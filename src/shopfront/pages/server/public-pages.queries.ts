import type { Db } from '#database/connect.ts'
import type { PublicPage } from '#http/pages/seo.ts'
import { categoryPath, productPath } from '#values/texts/slug-path.ts'

const staticPaths = [
  '/',
  '/categories',
  '/about',
  '/shipping-policy',
  '/refund-policy',
  '/privacy-policy',
  '/terms-and-conditions',
]

/** A sitemap names at most 50,000 pages. */
const maxCategories = 1_000
const maxProducts = 48_000

/** Pages for the sitemap: static pages, categories, and products that are not archived. */
export async function listPublicPages(db: Db): Promise<PublicPage[]> {
  const [categories, products] = await Promise.all([
    db
      .selectFrom('categories')
      .select(['id', 'name', 'updated_at'])
      .orderBy('id')
      .limit(maxCategories)
      .execute(),
    db
      .selectFrom('products')
      .select(['id', 'name', 'updated_at'])
      .where('archived_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(maxProducts)
      .execute(),
  ])
  return [
    ...staticPaths.map((path) => ({ path })),
    ...categories.map(({ id, name, updated_at }) => ({
      path: categoryPath(id, name),
      changedAt: updated_at,
    })),
    ...products.map(({ id, name, updated_at }) => ({ path: productPath(id, name), changedAt: updated_at })),
  ]
}
