import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { containsPatterns } from '#database/search-patterns.ts'
import { cutPage, type Page, type PageRequest, parseCursor, timeAndIdKeys } from '#http/calls/paging.ts'
import { toRupees } from '#values/money/money.ts'
import type { ArchivedProduct } from '../../contract.ts'

type ArchivedListQuery = PageRequest & { q?: string | undefined }

/** One page of the deleted products, the one deleted last first. */
export async function listArchivedProducts(
  db: Db,
  { q, limit, cursor }: ArchivedListQuery,
): Promise<Page<ArchivedProduct>> {
  const after = parseCursor(cursor, timeAndIdKeys)
  const archived = db
    .selectFrom('products')
    .where('products.archived_at', 'is not', null)
    .where('hidden', '=', false)
    .where((eb) => eb.and(containsPatterns(q ?? '').map((pattern) => eb('products.name', 'ilike', pattern))))
  const onPage = after
    ? archived.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('products.archived_at', 'products.id'), '<', tuple(...after)),
      )
    : archived
  const rows = await onPage
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('packs', 'packs.product_id', 'products.id')
    .where('packs.position', '=', 1)
    .select(['products.id', 'products.name', 'packs.label as quantity', 'category_id'])
    .select(sql<number>`coalesce(packs.regular_paise, packs.price_paise)`.as('price_paise'))
    .select(['products.archived_at', 'categories.name as category_name'])
    .$narrowType<{ archived_at: Date }>()
    .orderBy('products.archived_at', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { total } = await archived
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = cutPage(rows, limit, ({ archived_at, id }) => [archived_at.toISOString(), id])
  const items = page.items.map(({ price_paise, archived_at, ...row }) => ({
    ...row,
    price: toRupees(price_paise),
    archived_at: archived_at.toISOString(),
  }))
  return { items, next: page.next, total: Number(total) }
}

/** Locks a deleted product until the transaction ends; undefined if there is none with this id. */
export const lockArchivedProduct = (trx: Transaction<Database>, productId: number) =>
  trx
    .selectFrom('products')
    .select(['id', 'name', 'category_id'])
    .where('id', '=', productId)
    .where('archived_at', 'is not', null)
    .where('hidden', '=', false)
    .forUpdate()
    .executeTakeFirst()
