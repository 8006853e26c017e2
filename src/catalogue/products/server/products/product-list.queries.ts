import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { type LabelFilter, labelCondition } from '#catalogue/labels/server/label-condition.ts'
import { readRowCounters } from '#database/row-counters.ts'
import type { Database } from '#database/schema.ts'
import { searchWordsOf } from '#database/search-patterns.ts'
import { cutPage, idKey, type Page, parseCursor, textKey } from '#http/calls/paging.ts'
import { countLimits } from '#values/count-limits.ts'
import { searchCondition } from './product-search.queries.ts'
import {
  type Handle,
  hasProductStatus,
  type ProductRow,
  type ProductStatus,
  selectProducts,
} from './products.queries.ts'

export type ProductSort = 'oldest' | 'newest' | 'name' | 'price' | 'stock'
type StockLevel = 'in' | 'low' | 'out'

export type ProductFilter = LabelFilter & {
  q?: string | undefined
  categoryId?: number | undefined
  stock?: StockLevel | undefined
}
type ProductListQuery = ProductFilter & {
  shelf?: ProductStatus | undefined
  sort?: ProductSort | undefined
  limit: number
  cursor?: string | undefined
}

/** The query, with search words and label filters turned into SQL conditions. */
type ProductConditions = Omit<ProductListQuery, 'q' | 'sort'> & { found: RawBuilder<boolean>[] }

/** The sort key and the id, in the order of the index that serves them. */
const sortKeys: Record<'name' | 'price' | 'stock', [RawBuilder<string | number>, RawBuilder<number>]> = {
  name: [sql<string>`lower(products.name)`, sql<number>`products.id`],
  price: [sql<number>`first.price_paise`, sql<number>`first.product_id`],
  stock: [sql<number>`first.stock`, sql<number>`first.product_id`],
}

/**
 * One page of the products on sale, or with another status. Keyset pagination: a page starts after a row instead of at
 * an offset, so that the last page costs no more than the first.
 */
export async function listProducts(db: Handle, query: ProductListQuery): Promise<Page<ProductRow>> {
  const { q = '', sort = 'oldest', ...rest } = query
  const found = await Promise.all([searchCondition(db, searchWordsOf(q)), labelCondition(db, rest)])
  const conditions = { ...rest, found: found.filter((one) => one !== undefined) }
  const { limit } = conditions
  const page =
    sort === 'oldest' || sort === 'newest' ? pageById(db, sort, conditions) : pageByKey(db, sort, conditions)
  const [rows, total] = await Promise.all([page, countProducts(db, conditions)])
  return { ...cutPage<ListedRow>(rows, limit, cursorKeysOf), total }
}

type ListedRow = ProductRow & { sort_key?: string | number }
const cursorKeysOf = ({ sort_key, id }: ListedRow) => (sort_key === undefined ? [id] : [sort_key, id])

/** The products of a page and one more, in the order in which they were added. */
async function pageById(
  db: Handle,
  sort: 'oldest' | 'newest',
  conditions: ProductConditions,
): Promise<ListedRow[]> {
  const [after] = parseCursor(conditions.cursor, z.tuple([idKey])) ?? []
  return selectProducts(db, conditions.shelf)
    .where(matchesConditions(conditions))
    .$if(after !== undefined, (query) =>
      query.where('products.id', sort === 'oldest' ? '>' : '<', after ?? 0),
    )
    .orderBy('products.id', sort === 'oldest' ? 'asc' : 'desc')
    .limit(conditions.limit + 1)
    .execute()
}

/** The products of a page and one more, sorted by name, price or stock. */
async function pageByKey(
  db: Handle,
  sort: keyof typeof sortKeys,
  conditions: ProductConditions,
): Promise<ListedRow[]> {
  const { shelf = 'on sale' } = conditions
  const [key, id] = sortKeys[sort]
  const after = parseCursor(conditions.cursor, z.tuple([sort === 'name' ? textKey : idKey, idKey]))
  return (
    selectProducts(db, shelf)
      .innerJoin('packs as first', 'first.product_id', 'products.id')
      .where('first.position', '=', 1)
      // Redundant, but lets the planner use the index of products on sale.
      .$if(shelf === 'on sale', (query) => query.where('first.on_sale', '=', true))
      .select(key.as('sort_key'))
      .where(matchesConditions(conditions))
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(${key}, ${id}) > (${after?.[0]}, ${after?.[1]})`),
      )
      .orderBy(key)
      .orderBy(id)
      .limit(conditions.limit + 1)
      .execute()
  )
}

/** The number of matching products: from a counter, or counted; for searches and label filters up to a limit. */
async function countProducts(db: Handle, conditions: ProductConditions) {
  const { shelf = 'on sale', found, categoryId, stock } = conditions
  const isSearch = found.length > 0
  if (!isSearch && categoryId === undefined && !stock && shelf !== 'planned')
    return (await readRowCounters(db))(...counters[shelf])
  const matching = db
    .selectFrom('products')
    .select('products.id')
    .where(hasProductStatus(shelf))
    .where(matchesConditions(conditions))
  const { count } = await db
    .selectFrom(
      isSearch
        ? matching.orderBy('products.id', 'desc').limit(sql.lit(countLimits.products)).as('wanted')
        : matching.as('wanted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const counters = {
  'on sale': ['products'],
  hidden: ['products:hidden'],
  draft: ['products:drafts'],
  kept: ['products', 'products:hidden'],
} as const

/** The conditions of a list as SQL on `products`. */
const matchesConditions =
  ({ found, categoryId, stock }: ProductConditions) =>
  (eb: ExpressionBuilder<Database, 'products'>) =>
    eb.and([
      ...found,
      ...(categoryId === undefined ? [] : [eb('products.category_id', '=', categoryId)]),
      ...(stock === undefined ? [] : [eb.exists(variantsOf(eb).where(stockLevels[stock]))]),
    ])

/** A subquery of the variants of a product: it matches a stock level if any of them does. */
const variantsOf = (eb: ExpressionBuilder<Database, 'products'>) =>
  eb
    .selectFrom('packs')
    .select('packs.id')
    .whereRef('packs.product_id', '=', 'products.id')
    .where('packs.position', 'is not', null)

const stockLevels: Record<StockLevel, RawBuilder<boolean>> = {
  in: sql<boolean>`packs.stock > 0`,
  low: sql<boolean>`packs.stock between 1 and packs.low_stock_at`,
  out: sql<boolean>`packs.stock = 0`,
}
