import { type RawBuilder, sql } from 'kysely'
import { labelCondition } from '#catalogue/labels/server/label-condition.ts'
import type { Db } from '#database/connect.ts'
import { countLimits } from '#values/count-limits.ts'
import type { SearchSort } from '../../contract.ts'
import { liveProducts, type MatchedRow, matchedColumns, rowConditions } from './matched-row.ts'
import { notContradicted, type ResultFilter } from './result-filter.ts'

/** How many of the newest products are sampled to decide whether a price range is common, and from how many it is. */
const [sampleSize, commonFrom] = [2000, 20]

/** The SQL condition of a filter, for lists that have no words to begin with. */
async function listConditions(db: Db, filter: ResultFilter): Promise<RawBuilder<boolean>> {
  const { categoryId, minPaise, maxPaise, inStock } = filter
  const [says, price] = await Promise.all([labelCondition(db, filter), rarePriceCondition(db, filter)])
  const rest = rowConditions({ categoryId, minPaise, maxPaise, inStock })
  return sql.join(
    [
      sql<boolean>`true`,
      ...rest,
      ...(price ? [price] : []),
      ...(says ? [says, notContradicted(filter.claim)] : []),
    ],
    sql` and `,
  )
}

/** The ids of the products in a price range that few have; undefined if a list in its order finds enough of them soon. */
async function rarePriceCondition(db: Db, { minPaise, maxPaise }: ResultFilter) {
  if (minPaise === undefined && maxPaise === undefined) return undefined
  const isInRange = sql`price_paise between ${minPaise ?? 0}::bigint and ${maxPaise ?? Number.MAX_SAFE_INTEGER}::bigint`
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (
      select from (select price_paise from packs order by id desc limit ${sql.lit(sampleSize)}) as newest
      where ${isInRange} limit ${sql.lit(commonFrom)}) as enough`.execute(db)
  if ((rows[0]?.found ?? 0) >= commonFrom) return undefined
  const { rows: found } = await sql<{ id: number }>`
    select distinct product_id as id from packs where on_sale and ${isInRange}`.execute(db)
  return sql<boolean>`products.id = any (${found.map(({ id }) => id)}::integer[])`
}

type ListPage = {
  sort: SearchSort
  /** One more than a page has. */
  limit: number
  /** The sort key and the id of the last product before the page. */
  after: [string | number, number] | null
}
export type ListedRow = MatchedRow & { key: string | number }

/** A page of the products on sale that the filter leaves, and what facets are counted from: the first 200 of them. */
export async function listMatching(db: Db, filter: ResultFilter, page: ListPage) {
  const conditions = await listConditions(db, filter)
  const [rows, counted] = await Promise.all([
    selectPage(db, conditions, page),
    sql<MatchedRow>`select ${matchedColumns} from products ${liveProducts} and ${conditions}
      order by products.id limit ${sql.lit(countLimits.products)}`.execute(db),
  ])
  return { rows, counted: counted.rows }
}

/** The order of each sort, in the order of the index that serves it. */
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
  // Of sizes with the same price the first in place is its product's.
  const from = isByPrice
    ? sql`packs as cheapest join products on products.id = cheapest.product_id`
    : sql`products`
  const isCheapest = isByPrice
    ? sql` and cheapest.on_sale and not exists (
        select from packs as cheaper where cheaper.product_id = cheapest.product_id and cheaper.position is not null
          and (cheaper.price_paise, cheaper.id) < (cheapest.price_paise, cheapest.id))`
    : sql``
  const order = key === id ? sql`${id} ${direction}` : sql`${key} ${direction}, ${id} ${direction}`
  const { rows } = await sql<ListedRow>`
    select ${matchedColumns}, ${key} as key from ${from} ${liveProducts}${isCheapest}${start} and ${conditions}
    order by ${order} limit ${sql.lit(limit)}`.execute(db)
  return rows
}
