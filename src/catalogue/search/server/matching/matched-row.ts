import { type RawBuilder, sql } from 'kysely'
import { hasLabelFilter, matchesFilter } from '#catalogue/labels/server/label-condition.ts'
import { notContradicted, type ResultFilter } from './result-filter.ts'

/** What a result is filtered, sorted and counted by. */
export type MatchedRow = {
  id: number
  category_id: number
  /** In lower case. */
  name: string
  says: string[] | null
  /** The cheapest size, in paise. */
  price: number
  in_stock: boolean
}

/** The columns of `MatchedRow`, of `products`, `product_labels` and `offer`. */
export const matchedColumns = sql`products.id, products.category_id, lower(products.name) as name, product_labels.says,
  offer.price, offer.in_stock`

/** Joins the tables of the columns, and leaves products that are not on sale out (see `hasProductStatus`). */
export const liveProducts = sql`
  join categories on categories.id = products.category_id
  left join product_labels on product_labels.product_id = products.id
  join lateral (select min(price_paise) as price, bool_or(stock > 0) as in_stock
    from packs where packs.product_id = products.id and packs.position is not null) as offer on offer.price is not null
  where products.archived_at is null`

/** The filter as SQL on these tables. */
export function rowConditions(filter: ResultFilter): RawBuilder<boolean>[] {
  const { categoryId, minPaise, maxPaise, inStock, claim } = filter
  return [
    ...(categoryId === undefined ? [] : [sql<boolean>`products.category_id = ${categoryId}`]),
    ...(hasLabelFilter(filter) ? [matchesFilter(filter), notContradicted(claim)] : []),
    ...(minPaise === undefined ? [] : [sql<boolean>`offer.price >= ${minPaise}::bigint`]),
    ...(maxPaise === undefined ? [] : [sql<boolean>`offer.price <= ${maxPaise}::bigint`]),
    ...(inStock ? [sql<boolean>`offer.in_stock`] : []),
  ]
}
