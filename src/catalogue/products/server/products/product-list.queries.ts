import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { hasLabel, type LabelFilter } from '#catalogue/labels/server/has-label.ts'
import { wordsOf } from '#database/containing.ts'
import type { Database } from '#database/schema.ts'
import { readRowTallies } from '#database/tallies.ts'
import { cursorAfter, idKey, type Page, readCursor, textKey } from '#http/calls/paging.ts'
import { mostCounted } from '#values/most-counted.ts'
import { isFoundBy } from './product-search.queries.ts'
import { type Handle, isOnShelf, type ProductRow, type Shelf, selectProducts } from './products.queries.ts'

export type ProductSort = 'oldest' | 'newest' | 'name' | 'price' | 'stock'
type StockLevel = 'in' | 'low' | 'out'

export type ProductFilter = LabelFilter & {
  q?: string | undefined
  categoryId?: number | undefined
  stock?: StockLevel | undefined
}
type ProductListWish = ProductFilter & {
  shelf?: Shelf | undefined
  sort?: ProductSort | undefined
  limit: number
  cursor?: string | undefined
}

/** What is wanted, words and labels as conditions about which the database has been asked. */
type Wanted = Omit<ProductListWish, 'q' | 'sort'> & { found: RawBuilder<boolean>[] }

/** What a list is sorted by, and the id, as they stand beside each other in an index. */
const sortKeys: Record<'name' | 'price' | 'stock', [RawBuilder<string | number>, RawBuilder<number>]> = {
  name: [sql<string>`lower(products.name)`, sql<number>`products.id`],
  price: [sql<number>`first.price_paise`, sql<number>`first.product_id`],
  stock: [sql<number>`first.stock`, sql<number>`first.product_id`],
}

/**
 * One page of the products on sale, or on another shelf. Keyset pagination: a page starts after a row instead of at
 * an offset, so that late pages cost no more than the first.
 */
export async function listProducts(db: Handle, asked: ProductListWish): Promise<Page<ProductRow>> {
  const { q = '', sort = 'oldest', ...rest } = asked
  const found = await Promise.all([isFoundBy(db, wordsOf(q)), hasLabel(db, rest)])
  const wish = { ...rest, found: found.filter((one) => one !== undefined) }
  const { limit } = wish
  const page = sort === 'oldest' || sort === 'newest' ? pageById(db, sort, wish) : pageByKey(db, sort, wish)
  const [rows, total] = await Promise.all([page, countProducts(db, wish)])
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const isLastPage = rows.length <= limit
  return { items, next: isLastPage || !last ? null : cursorAfter(...keysOf(last)), total }
}

type ListedRow = ProductRow & { sort_key?: string | number }
const keysOf = ({ sort_key, id }: ListedRow) => (sort_key === undefined ? [id] : [sort_key, id])

async function pageById(db: Handle, sort: 'oldest' | 'newest', wish: Wanted): Promise<ListedRow[]> {
  const [after] = readCursor(wish.cursor, z.tuple([idKey])) ?? []
  return selectProducts(db, wish.shelf)
    .where(isWanted(wish))
    .$if(after !== undefined, (query) =>
      query.where('products.id', sort === 'oldest' ? '>' : '<', after ?? 0),
    )
    .orderBy('products.id', sort === 'oldest' ? 'asc' : 'desc')
    .limit(wish.limit + 1)
    .execute()
}

async function pageByKey(db: Handle, sort: keyof typeof sortKeys, wish: Wanted): Promise<ListedRow[]> {
  const { shelf = 'on sale' } = wish
  const [key, id] = sortKeys[sort]
  const after = readCursor(wish.cursor, z.tuple([sort === 'name' ? textKey : idKey, idKey]))
  return (
    selectProducts(db, shelf)
      .innerJoin('packs as first', 'first.product_id', 'products.id')
      .where('first.position', '=', 1)
      // Says nothing new, but finds the index of those on sale.
      .$if(shelf === 'on sale', (query) => query.where('first.on_sale', '=', true))
      .select(key.as('sort_key'))
      .where(isWanted(wish))
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(${key}, ${id}) > (${after?.[0]}, ${after?.[1]})`),
      )
      .orderBy(key)
      .orderBy(id)
      .limit(wish.limit + 1)
      .execute()
  )
}

/** How many there are: by tally, or exactly, or of those that words or labels find as many as are counted. */
async function countProducts(db: Handle, wish: Wanted) {
  const { shelf = 'on sale', found, categoryId, stock } = wish
  const isSearch = found.length > 0
  if (!isSearch && categoryId === undefined && !stock && shelf !== 'planned')
    return (await readRowTallies(db))(...tallies[shelf])
  const wanted = db.selectFrom('products').select('products.id').where(isOnShelf(shelf)).where(isWanted(wish))
  const { count } = await db
    .selectFrom(
      isSearch
        ? wanted.orderBy('products.id', 'desc').limit(sql.lit(mostCounted.products)).as('wanted')
        : wanted.as('wanted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const tallies = {
  'on sale': ['products'],
  hidden: ['products:hidden'],
  draft: ['products:drafts'],
  kept: ['products', 'products:hidden'],
} as const

const isWanted =
  ({ found, categoryId, stock }: Wanted) =>
  (eb: ExpressionBuilder<Database, 'products'>) =>
    eb.and([
      ...found,
      ...(categoryId === undefined ? [] : [eb('products.category_id', '=', categoryId)]),
      ...(stock === undefined ? [] : [eb.exists(packsOf(eb).where(stockLevels[stock]))]),
    ])

/** One of a product's sizes being short is enough to find it. */
const packsOf = (eb: ExpressionBuilder<Database, 'products'>) =>
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
