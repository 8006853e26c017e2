import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { packName } from '#database/pack-name.ts'
import { cursorAfter, idKey, type Page, readCursor } from '#http/calls/paging.ts'
import { batchName } from '#inventory/batches/server/batch-name.ts'
import { mostCounted } from '#values/most-counted.ts'
import { firstLanguage } from '#words/language.ts'
import type { StockMove } from '../contract.ts'

type Wish = { limit?: number | undefined; cursor?: string | undefined; product_id?: number | undefined }

const usualPage = 20
const newest = 2 ** 31 - 1

/** The stock's ledger, newest first: of one product, or of all. */
export async function listMoves(
  db: Db,
  { limit = usualPage, cursor, product_id }: Wish,
): Promise<Page<StockMove>> {
  const [before = newest] = readCursor(cursor, z.tuple([idKey])) ?? []
  // The page is cut before anything is joined to it.
  const page = movesOf(db, product_id)
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit + 1)
  const rows = await db
    .selectFrom(page.as('moved'))
    .innerJoin('packs', 'packs.id', 'moved.pack_id')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .leftJoin('batches', 'batches.id', 'moved.batch_id')
    .leftJoin('orders', 'orders.id', 'moved.order_id')
    .select([
      'moved.id',
      'moved.pack_id',
      'packs.product_id',
      packName(firstLanguage).as('name'),
      'delta',
      'reason',
      batchName.as('batch'),
      'order_id',
      'actor_name as actor',
      'moved.note',
      'moved_at',
      'orders.paid_at',
    ])
    .orderBy('moved.id', 'desc')
    .execute()
  const items = rows.slice(0, limit).map(asMove)
  const last = items.at(-1)
  return {
    items,
    next: last && rows.length > limit ? cursorAfter(last.id) : null,
    total: await countMoves(db, product_id),
  }
}

const movesOf = (db: Db, productId: number | undefined) =>
  db
    .selectFrom('stock_moves')
    .where((eb) =>
      productId === undefined
        ? eb.lit(true)
        : eb('pack_id', 'in', eb.selectFrom('packs').select('packs.id').where('product_id', '=', productId)),
    )

type Read = Omit<StockMove, 'at' | 'reason'> & {
  reason: Exclude<StockMove['reason'], 'sale'>
  moved_at: Date
  paid_at: Date | null
}

const asMove = ({ moved_at, paid_at, reason, ...move }: Read): StockMove => ({
  ...move,
  reason: reason === 'hold' && paid_at ? 'sale' : reason,
  at: moved_at.toISOString(),
})

async function countMoves(db: Db, productId: number | undefined) {
  const { count } = await db
    .selectFrom(movesOf(db, productId).select('id').limit(mostCounted.stockMoves).as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
