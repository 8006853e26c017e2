import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { containing } from '../../../database/containing.ts'
import type { Database } from '../../../database/schema.ts'
import { readRowTallies } from '../../../database/tallies.ts'
import { cursorAfter, type Page, readCursor } from '../../../http/paging.ts'
import { lowStock } from '../../../values/stock.ts'
import { type Handle, type ProductRow, selectProducts } from './products.queries.ts'

export type ProductSort = 'oldest' | 'newest' | 'name' | 'price' | 'stock'
type StockLevel = 'in' | 'low' | 'out'

export type ProductFilter = {
  q?: string | undefined
  categoryId?: number | undefined
  stock?: StockLevel | undefined
}
type ProductListWish = ProductFilter & {
  sort?: ProductSort | undefined
  limit: number
  cursor?: string | undefined
}

/** What a list is sorted by before the id. Each has an index of the same two columns. */
const sortKeys: Record<'name' | 'price' | 'stock', RawBuilder<string | number>> = {
  name: sql<string>`lower(products.name)`,
  price: sql<number>`products.price_paise`,
  stock: sql<number>`products.stock`,
}

/** One page of the products on sale. A page starts after a row, not at a number: it is as quick far down the list. */
export async function listProducts(db: Handle, wish: ProductListWish): Promise<Page<ProductRow>> {
  const { sort = 'oldest', limit } = wish
  const page = sort === 'oldest' || sort === 'newest' ? pageById(db, sort, wish) : pageByKey(db, sort, wish)
  const [rows, total] = await Promise.all([page, countProducts(db, wish)])
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const isLastPage = rows.length <= limit
  return { items, next: isLastPage || !last ? null : cursorAfter(...keysOf(last)), total }
}

type ListedRow = ProductRow & { sort_key?: string | number }
const keysOf = ({ sort_key, id }: ListedRow) => (sort_key === undefined ? [id] : [sort_key, id])

async function pageById(db: Handle, sort: 'oldest' | 'newest', wish: ProductListWish): Promise<ListedRow[]> {
  const after = readId(readCursor(wish.cursor)?.[0])
  return selectProducts(db)
    .where(isWanted(wish))
    .$if(after !== null, (query) => query.where('products.id', sort === 'oldest' ? '>' : '<', after))
    .orderBy('products.id', sort === 'oldest' ? 'asc' : 'desc')
    .limit(wish.limit + 1)
    .execute()
}

async function pageByKey(
  db: Handle,
  sort: keyof typeof sortKeys,
  wish: ProductListWish,
): Promise<ListedRow[]> {
  const key = sortKeys[sort]
  const after = readKeys(sort, readCursor(wish.cursor))
  return selectProducts(db)
    .select(key.as('sort_key'))
    .where(isWanted(wish))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${key}, products.id) > (${after?.key}, ${after?.id})`),
    )
    .orderBy(key)
    .orderBy('products.id')
    .limit(wish.limit + 1)
    .execute()
}

async function countProducts(db: Handle, filter: ProductFilter) {
  const isWhole = !containing(filter.q ?? '').length && filter.categoryId === undefined && !filter.stock
  if (isWhole) return (await readRowTallies(db))('products')
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('products.archived_at', 'is', null)
    .where(isWanted(filter))
    .executeTakeFirstOrThrow()
  return count
}

const isWanted =
  ({ q = '', categoryId, stock }: ProductFilter) =>
  (eb: ExpressionBuilder<Database, 'products'>) =>
    eb.and([
      ...containing(q).map((pattern) =>
        eb.or([
          eb('products.name', 'ilike', pattern),
          eb('products.one_liner', 'ilike', pattern),
          eb(
            'products.category_id',
            'in',
            eb.selectFrom('categories').select('categories.id').where('categories.name', 'ilike', pattern),
          ),
        ]),
      ),
      ...(categoryId === undefined ? [] : [eb('products.category_id', '=', categoryId)]),
      ...(stock === 'in' ? [eb('products.stock', '>', 0)] : []),
      ...(stock === 'low' ? [eb.between('products.stock', 1, lowStock)] : []),
      ...(stock === 'out' ? [eb('products.stock', '=', 0)] : []),
    ])

/** A cursor of another sort, or one that was tampered with, counts as none. */
function readKeys(sort: keyof typeof sortKeys, keys: (string | number)[] | null) {
  const [key, last] = keys ?? []
  const id = readId(last)
  if (id === null) return null
  if (sort !== 'name') return readId(key) === null ? null : { key: Number(key), id }
  return typeof key === 'string' && !key.includes('\0') ? { key, id } : null
}

const readId = (key: unknown) =>
  Number.isInteger(key) && Number(key) >= 0 && Number(key) < 2 ** 31 ? Number(key) : null
