import { type RawBuilder, sql } from 'kysely'
import { labelCondition } from '#catalogue/labels/server/label-condition.ts'
import type { Db } from '#database/connect.ts'
import { countLimits } from '#values/count-limits.ts'
import type { SearchSort } from '../../contract.ts'
import { liveProducts, type MatchedRow, matchedColumns } from './matched-row.ts'
import { notContradicted, type ResultFilter } from './result-filter.ts'

/** A price range with more sizes than this is common. */
const maxRare = 2000

/** A category with more products is read in the order of a sort instead of being sorted. */
const largeCategory = 1000

/**
 * The SQL condition on `products` of a filter, for lists that have no words to begin with. Common conditions are checked
 * on each product in the order of the list, and rare ones give ids. `coalesce` hides the common ones from the planner,
 * which would take them for rare and read all products at once.
 */
async function listConditions(db: Db, filter: ResultFilter) {
  const [category, says, rarePrice] = await Promise.all([
    categoryCondition(db, filter.categoryId),
    labelCondition(db, filter),
    rarePriceCondition(db, filter),
  ])
  const { claim, inStock } = filter
  const checked: RawBuilder<boolean>[] = [
    ...priceConditions(filter),
    ...(inStock ? [sql<boolean>`exists (select from packs where ${isSizeOfProduct} and stock > 0)`] : []),
    ...(claim && claim.length > 0
      ? [sql<boolean>`(select ${notContradicted(claim)} from product_labels where product_id = products.id)`]
      : []),
  ]
  const found = [says, rarePrice].filter((condition) => condition !== undefined)
  const common = checked.length > 0 ? [sql<boolean>`coalesce(${sql.join(checked, sql` and `)}, false)`] : []
  const all = (ofCategory: RawBuilder<boolean>[]): RawBuilder<boolean> =>
    sql.join([sql<boolean>`products.archived_at is null`, ...ofCategory, ...found, ...common], sql` and `)
  return { byId: all(category.byId), byKey: all(category.byKey) }
}

const isSizeOfProduct = sql`packs.product_id = products.id and packs.position is not null`

/** The price of the cheapest size is in the range. */
const priceConditions = ({ minPaise, maxPaise }: ResultFilter) => {
  const price = sql`(select min(price_paise) from packs where ${isSizeOfProduct})`
  return [
    ...(minPaise === undefined ? [] : [sql<boolean>`${price} >= ${minPaise}::bigint`]),
    ...(maxPaise === undefined ? [] : [sql<boolean>`${price} <= ${maxPaise}::bigint`]),
  ]
}

/** An index has a category's products by id, but not by other sort keys. */
async function categoryCondition(db: Db, categoryId: number | undefined) {
  if (categoryId === undefined) return { byId: [], byKey: [] }
  const { rows } = await sql<{ is_large: boolean }>`
    select exists (select from products where category_id = ${categoryId} and archived_at is null
      offset ${sql.lit(largeCategory)}) as is_large`.execute(db)
  const isIn = sql<boolean>`products.category_id = ${categoryId}`
  return { byId: [isIn], byKey: [rows[0]?.is_large ? sql<boolean>`coalesce(${isIn}, false)` : isIn] }
}

/** The ids of the products in a price range that few have; undefined if many have. */
async function rarePriceCondition(db: Db, { minPaise, maxPaise }: ResultFilter) {
  if (minPaise === undefined && maxPaise === undefined) return undefined
  const isInRange = sql`price_paise between ${minPaise ?? 0}::bigint and ${maxPaise ?? Number.MAX_SAFE_INTEGER}::bigint`
  const { rows: found } = await sql<{ id: number }>`
    select product_id as id from packs where on_sale and ${isInRange} limit ${sql.lit(maxRare + 1)}`.execute(
    db,
  )
  if (found.length > maxRare) return undefined
  return sql<boolean>`products.id = any (${found.map(({ id }) => id)}::integer[])`
}

type ListPage = {
  sort: SearchSort
  /** One more than a page has. */
  limit: number
  /** The sort key and the id of the last product before the page. */
  after: [string | number, number] | null
}
type ListedRow = { id: number; key: string | number }

/**
 * A page of the products on sale that the filter leaves, and what facets are counted from: the first 200 of them. If there
 * are no more, they are sorted here, because reading products in another order until a page is full could read all.
 */
export async function listMatching(db: Db, filter: ResultFilter, page: ListPage) {
  const { byId, byKey } = await listConditions(db, filter)
  const { rows: counted } = await sql<MatchedRow>`
    with counted as materialized (
      select id from products where ${byId} order by id limit ${sql.lit(countLimits.products)}
    )
    select ${matchedColumns} from counted join products on products.id = counted.id ${liveProducts}`.execute(
    db,
  )
  if (counted.length < countLimits.products) return { rows: sortPage(counted, page), counted }
  const isById = page.sort === 'best' || page.sort === 'newest'
  return { rows: await selectPage(db, isById ? byId : byKey, page), counted }
}

const keyNames = { best: 'id', newest: 'id', price: 'price', price_desc: 'price', name: 'name' } as const

/** The page of a list that was read as a whole. */
function sortPage(all: MatchedRow[], { sort, limit, after }: ListPage): ListedRow[] {
  const sign = sort === 'price_desc' || sort === 'newest' ? -1 : 1
  const compare = (one: ListedRow, other: ListedRow) =>
    sign * (Number(one.key > other.key) - Number(one.key < other.key) || one.id - other.id)
  return all
    .map((row) => ({ id: row.id, key: row[keyNames[sort]] }))
    .filter((row) => after === null || compare(row, { key: after[0], id: after[1] }) > 0)
    .sort(compare)
    .slice(0, limit)
}

/** Each sort in the order of the index that serves it. */
async function selectPage(
  db: Db,
  conditions: RawBuilder<boolean>,
  { sort, limit, after }: ListPage,
): Promise<ListedRow[]> {
  const isByPrice = sort === 'price' || sort === 'price_desc'
  const id = isByPrice ? sql`cheapest.product_id` : sql`products.id`
  const key = isByPrice ? sql`cheapest.price_paise` : sort === 'name' ? sql`lower(products.name)` : id
  const isDescending = sort === 'price_desc' || sort === 'newest'
  const [direction, beyond] = isDescending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const start = after === null ? sql`` : sql` and (${key}, ${id}) ${beyond} (${after[0]}, ${after[1]})`
  const from = isByPrice
    ? sql`packs as cheapest join products on products.id = cheapest.product_id and cheapest.on_sale
        and cheapest.id = (select id from packs where packs.product_id = cheapest.product_id
          and packs.position is not null order by price_paise, id limit 1)`
    : sql`products`
  const order = key === id ? sql`${id} ${direction}` : sql`${key} ${direction}, ${id} ${direction}`
  const { rows } = await sql<ListedRow>`
    select products.id, ${key} as key from ${from} where ${conditions}${start}
    order by ${order} limit ${sql.lit(limit)}`.execute(db)
  return rows
}
