import { sql } from 'kysely'
import { isOffered } from '#catalogue/bundles/server/offers.queries.ts'
import { picturesOfProduct } from '#catalogue/pictures/server/pictures.queries.ts'
import type { Db } from '#database/connect.ts'
import { maxInteger } from '#values/max-integer.ts'
import { pictureUrl, pictureVariantUrl } from '#values/pictures/picture.ts'
import { bundlePath, categoryPath, productPath, storyPath } from '#values/texts/slug-path.ts'

/** A page for the sitemap: its path without the language, when it last changed, and the paths of its pictures. */
export type PublicPage = { path: string; changedAt?: Date; pictures?: string[] }

const staticPaths = [
  '/',
  '/categories',
  '/about',
  '/shipping-policy',
  '/refund-policy',
  '/privacy-policy',
  '/terms-and-conditions',
]

/** Each category and each story has one page in each language, so that all fit into one sitemap. */
const maxCategories = 10_000
const maxStories = 10_000

/**
 * The range of product ids in one sitemap. A file may have 50,000 URLs and 50 MB; with two languages and four pictures
 * for each product, this is a tenth of both.
 */
const idsPerPart = 2_500

/** Products are read in pages, so that a large catalogue delays no other request. */
const rowsPerQuery = 500

/** The pages of the shop, its categories, the bundles on offer, and its recipes and stories. */
export async function listFixedPages(db: Db): Promise<PublicPage[]> {
  const categories = await db
    .selectFrom('categories')
    .leftJoin('pictures', 'pictures.id', 'categories.picture_id')
    .select(['categories.id', 'name', 'updated_at', 'key', 'widths'])
    .orderBy('categories.id')
    .limit(maxCategories)
    .execute()
  const bundles = await db
    .selectFrom('bundles')
    .select(['id', 'name', 'updated_at'])
    .where(isOffered)
    .orderBy('id')
    .limit(maxCategories)
    .execute()
  const stories = await db
    .selectFrom('stories')
    .innerJoin('pictures', 'pictures.id', 'stories.picture_id')
    .select(['stories.id', 'title', 'updated_at', 'key', 'widths'])
    .where('state', '=', 'published')
    .orderBy('stories.id')
    .limit(maxStories)
    .execute()
  return [
    ...staticPaths.map((path) => ({ path })),
    ...(bundles.length > 0 ? [{ path: '/bundles' }] : []),
    ...bundles.map(({ id, name, updated_at }) => ({ path: bundlePath(id, name), changedAt: updated_at })),
    ...categories.map(({ id, name, updated_at, key, widths }) => ({
      path: categoryPath(id, name),
      changedAt: updated_at,
      pictures: key && widths ? [largestFile({ key, widths })] : [],
    })),
    ...(stories.length > 0 ? [{ path: '/stories' }] : []),
    ...stories.map(({ id, title, updated_at, ...picture }) => ({
      path: storyPath(id, title),
      changedAt: updated_at,
      pictures: [largestFile(picture)],
    })),
  ]
}

const largestFile = ({ key, widths }: { key: string; widths: number[] }) =>
  pictureVariantUrl(pictureUrl(key), widths.at(-1) ?? 0, 'webp')

/** The parts of the sitemap that have products on sale, numbered from 1, with the time of their last change. */
export async function listProductParts(db: Db): Promise<{ part: number; changedAt: Date }[]> {
  const part = sql<number>`(id - 1) / ${sql.lit(idsPerPart)} + 1`
  return db
    .selectFrom('products')
    .select((eb) => [part.as('part'), eb.fn.max('updated_at').as('changedAt')])
    .where('archived_at', 'is', null)
    .groupBy(part)
    .orderBy(part)
    .execute()
}

/** The products on sale in one part, after one of them. */
const productsOfPart = (db: Db, part: number, after = (part - 1) * idsPerPart) =>
  db
    .selectFrom('products')
    .where('archived_at', 'is', null)
    .where('id', '>', after)
    .where('id', '<=', part * idsPerPart)

export const hasProductsInPart = async (db: Db, part: number) =>
  part * idsPerPart <= maxInteger &&
  (await productsOfPart(db, part).select('id').limit(1).executeTakeFirst()) !== undefined

/** The pages of the products on sale in one part, page by page. */
export async function* listProductPages(db: Db, part: number): AsyncGenerator<PublicPage[]> {
  let last: number | undefined
  for (;;) {
    const rows = await productsOfPart(db, part, last)
      .select(['id', 'name', 'updated_at', picturesOfProduct().as('pictures')])
      .orderBy('id')
      .limit(rowsPerQuery)
      .execute()
    yield rows.map(({ id, name, updated_at, pictures }) => ({
      path: productPath(id, name),
      changedAt: updated_at,
      pictures: pictures.map(largestFile),
    }))
    if (rows.length < rowsPerQuery) return
    last = rows.at(-1)?.id
  }
}
