import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { cutPage, idKey, type Page, type PageRequest, parseCursor } from '#http/calls/paging.ts'
import { maxInteger } from '#values/max-integer.ts'
import { productPath } from '#values/texts/slug-path.ts'
import type { Language } from '#words/language.ts'
import { translatedTexts } from '#words/translated-texts.ts'
import type { Praise, PublicReview, ReviewSort } from '../contract.ts'
import { ratingOf } from './rating-of.ts'
import { picturesOfReview } from './review-pictures.queries.ts'
import { toPublicReview } from './review-view.ts'

type ReviewQuery = PageRequest & { productId: number; sort: ReviewSort }

const starsAndId = z.tuple([z.int().min(1).max(5), idKey])

/** A product that is hidden or deleted has no page, and its reviews neither. */
const isOnSale = sql<boolean>`exists (select from products where products.id = product_id and archived_at is null)`

/** The published reviews of a product: the newest first, or by their stars and then the newest. */
export async function listPublicReviews(
  db: Db,
  { productId, sort, limit, cursor }: ReviewQuery,
): Promise<Page<PublicReview>> {
  const byStars = sort === 'highest' ? ('desc' as const) : ('asc' as const)
  let reviews = db
    .selectFrom('reviews')
    .selectAll()
    .select(picturesOfReview().as('pictures'))
    .where('product_id', '=', productId)
    .where('state', '=', 'published')
    .where(isOnSale)
    .limit(limit + 1)
  if (sort === 'newest') {
    const [before] = parseCursor(cursor, z.tuple([idKey])) ?? [maxInteger]
    reviews = reviews.where('id', '<', before).orderBy('id', 'desc')
  } else {
    const after = parseCursor(cursor, starsAndId)
    if (after)
      reviews = reviews.where(({ eb, or, and }) =>
        or([
          eb('stars', byStars === 'desc' ? '<' : '>', after[0]),
          and([eb('stars', '=', after[0]), eb('id', '<', after[1])]),
        ]),
      )
    reviews = reviews.orderBy('stars', byStars).orderBy('id', 'desc')
  }
  const [rows, counts] = await Promise.all([
    reviews.execute(),
    db
      .selectFrom('product_ratings')
      .select(['stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'])
      .where('product_id', '=', productId)
      .where(isOnSale)
      .executeTakeFirst(),
  ])
  const page = cutPage(rows, limit, ({ id, stars }) => (sort === 'newest' ? [id] : [stars, id]))
  return {
    items: page.items.map(toPublicReview),
    next: page.next,
    total: ratingOf(counts ?? null)?.count ?? 0,
  }
}

const praised = 3
/** So many of the newest are read, to find the newest of three different products. */
const newestRead = 60
/** A shorter text says nothing on a page that isn't the product's. */
const shortestPraise = 20

/**
 * The newest review with four stars or more and a text of each of three products on sale, the newest first; none if
 * there are fewer. One product isn't shown twice, and nobody picks them.
 */
export async function listPraise(db: Db, language: Language): Promise<Praise[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.id',
      'reviews.product_id',
      'reviews.stars',
      'reviews.text',
      'reviews.shown_name',
      'reviews.locale',
      'products.name',
      'products.translations',
    ])
    .where('reviews.state', '=', 'published')
    .where('reviews.stars', '>=', 4)
    .where('reviews.text', '<>', '')
    .where(sql<number>`char_length(reviews.text)`, '>=', shortestPraise)
    .where('products.archived_at', 'is', null)
    .orderBy('reviews.id', 'desc')
    .limit(newestRead)
    .execute()
  const ofEach = rows.filter(
    (row, at) => rows.findIndex(({ product_id }) => product_id === row.product_id) === at,
  )
  if (ofEach.length < praised) return []
  return ofEach.slice(0, praised).map((row) => ({
    id: row.id,
    stars: row.stars,
    text: row.text,
    name: row.shown_name,
    language: row.locale,
    product: {
      path: productPath(row.product_id, row.name),
      name: translatedTexts(row.translations, language).name ?? row.name,
    },
  }))
}
