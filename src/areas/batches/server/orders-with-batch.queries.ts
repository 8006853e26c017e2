import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../database/connect.ts'
import { cursorAfter, idKey, type Page, readCursor } from '../../../http/calls/paging.ts'
import type { OrderWithBatch } from '../contract.ts'

type Wish = { limit: number; cursor?: string | undefined }

const newest = 2 ** 31 - 1

/** Every order that got some of a batch, newest first; one that gave its hold back got none. */
export async function listOrdersWith(
  db: Db,
  batchId: number,
  { limit, cursor }: Wish,
): Promise<Page<OrderWithBatch>> {
  const [before = newest] = readCursor(cursor, z.tuple([idKey])) ?? []
  const got = gotOf(db, batchId)
  const page = got
    .where('order_id', '<', before)
    .orderBy('order_id', 'desc')
    .limit(limit + 1)
  const rows = await db
    .selectFrom(page.as('got'))
    .innerJoin('orders', 'orders.id', 'got.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id as order_id',
      'orders.status',
      'orders.user_name as name',
      sql<string>`coalesce(nullif(orders.address->>'phone', ''), orders.user_phone)`.as('phone'),
      'users.email',
      sql<string>`coalesce(orders.address->>'city', '')`.as('city'),
      'got.units',
      'got.returned',
    ])
    .orderBy('orders.id', 'desc')
    .execute()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const { count } = await db
    .selectFrom(got.as('all'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return {
    items,
    next: last && rows.length > limit ? cursorAfter(last.order_id) : null,
    total: Number(count),
  }
}

const sold = sql<number>`coalesce(-sum(delta) filter (where reason <> 'returned'), 0)::integer`

const gotOf = (db: Db, batchId: number) =>
  db
    .selectFrom('stock_moves')
    .select([
      'order_id',
      sold.as('units'),
      sql<number>`coalesce(sum(delta) filter (where reason = 'returned'), 0)::integer`.as('returned'),
    ])
    .where('batch_id', '=', batchId)
    .where('order_id', 'is not', null)
    .groupBy('order_id')
    .having(sold, '>', 0)
