import { sql } from 'kysely'
import { z } from 'zod'
import { findClaims } from '#catalogue/labels/rules/food-claims.ts'
import type { Db } from '#database/connect.ts'
import { containsPatterns } from '#database/search-patterns.ts'
import { cutPage, idKey, type Page, type PageRequest, parseCursor } from '#http/calls/paging.ts'
import { countLimits } from '#values/count-limits.ts'
import { productPath } from '#values/texts/slug-path.ts'
import type { AdminReview } from '../contract.ts'
import type { ReviewState } from '../rules/review.ts'
import { picturesOfReview } from './review-pictures.queries.ts'
import { toPublicReview } from './review-view.ts'

type ReviewFilter = {
  state?: ReviewState | undefined
  stars?: number | undefined
  q?: string | undefined
}
type ReviewListQuery = PageRequest & ReviewFilter & { sort?: 'newest' | 'oldest' | undefined }

/** So many products of a name are searched for their reviews. */
const maxProducts = 50

const selectReviews = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .selectAll('reviews')
    .select(['products.name as product_name', picturesOfReview().as('pictures')])

type AdminRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['executeTakeFirstOrThrow']>>

const toAdminReview = (row: AdminRow): AdminReview => ({
  ...toPublicReview(row),
  product: {
    id: row.product_id,
    name: row.product_name,
    path: productPath(row.product_id, row.product_name),
  },
  order_id: row.order_id,
  state: row.state,
  reason: row.reason,
  note: row.note,
  decided_at: row.decided_at?.toISOString() ?? null,
  has_claim: findClaims(row.text).length > 0,
  version: row.version,
})

/** A page of reviews for the merchant, of a state, with so many stars, or with these words in text, name or product. */
export async function listAdminReviews(
  db: Db,
  { limit, cursor, sort = 'newest', ...filter }: ReviewListQuery,
): Promise<Page<AdminReview>> {
  const after = parseCursor(cursor, z.tuple([idKey]))
  const productIds = filter.q ? await findProductIds(db, filter.q) : []
  let reviews = selectReviews(db).where(matching(filter, productIds))
  if (after) reviews = reviews.where('reviews.id', sort === 'oldest' ? '>' : '<', after[0])
  const [rows, { count }] = await Promise.all([
    reviews
      .orderBy('reviews.id', sort === 'oldest' ? 'asc' : 'desc')
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom(
        db
          .selectFrom('reviews')
          .select('id')
          .where(matching(filter, productIds))
          .limit(countLimits.reviews)
          .as('counted'),
      )
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow(),
  ])
  const page = cutPage(rows, limit, ({ id }) => [id])
  return { items: page.items.map(toAdminReview), next: page.next, total: Number(count) }
}

/** These reviews, as the merchant sees them. */
export async function listReviewsById(db: Db, ids: number[]): Promise<AdminReview[]> {
  if (ids.length === 0) return []
  return (await selectReviews(db).where('reviews.id', 'in', ids).orderBy('reviews.id').execute()).map(
    toAdminReview,
  )
}

async function findProductIds(db: Db, q: string) {
  let products = db.selectFrom('products').select('id').limit(maxProducts)
  // The words, which have an index, contain the name.
  for (const pattern of containsPatterns(q.toLowerCase()))
    products = products.where('words', 'like', pattern).where('name', 'ilike', pattern)
  return (await products.execute()).map(({ id }) => id)
}

/** The condition that a review matches the filter. */
function matching({ state, stars, q }: ReviewFilter, productIds: number[]) {
  const conditions = [
    ...(state ? [sql`reviews.state = ${state}`] : []),
    ...(stars ? [sql`reviews.stars = ${stars}`] : []),
  ]
  if (q) {
    const words = containsPatterns(q.toLowerCase()).map((pattern) => sql`reviews.words like ${pattern}`)
    const inText = sql.join(words, sql` and `)
    conditions.push(
      productIds.length > 0
        ? sql`(reviews.product_id in (${sql.join(productIds)}) or ${inText})`
        : sql`(${inText})`,
    )
  }
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`
}
