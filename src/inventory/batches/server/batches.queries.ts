import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { packName } from '#database/pack-name.ts'
import type { Database } from '#database/schema.ts'
import { cursorAfter, idKey, type Page, readCursor } from '#http/calls/paging.ts'
import { mostCounted } from '#values/most-counted.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { isShopDay } from '#values/time/shop-days.ts'
import { firstLanguage } from '#words/language.ts'
import type { Batch } from '../contract.ts'
import { isSold, readRules, sellUntil } from './batch-rules.queries.ts'

type Handle = Db | Transaction<Database>
type Wish = { limit: number; cursor?: string | undefined; shelf: 'here' | 'gone' }

/** Batches with units in stock, what expires first first; or those without, the latest first. */
export async function listBatches(db: Db, { limit, cursor, shelf }: Wish, now: Date): Promise<Page<Batch>> {
  const after = readCursor(cursor, z.tuple([z.iso.date().refine(isShopDay), idKey]))
  const isHere = shelf === 'here'
  const ofShelf = sql<boolean>`batches.left_units ${isHere ? sql`> 0` : sql`= 0`}`
  const [direction, beyond] = isHere ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const)
  const rows = await (await batchesOf(db, now))
    .where(ofShelf)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(batches.best_before, batches.id) ${beyond} (${after?.[0]}::date, ${after?.[1]}::integer)`,
      ),
    )
    .orderBy('batches.best_before', direction)
    .orderBy('batches.id', direction)
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit).map(asBatch)
  const last = items.at(-1)
  const { count } = await db
    .selectFrom(db.selectFrom('batches').select('id').where(ofShelf).limit(mostCounted.batches).as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return {
    items,
    next: last && rows.length > limit ? cursorAfter(last.best_before, last.id) : null,
    total: Number(count),
  }
}

export async function findBatch(db: Handle, id: number, now: Date): Promise<Batch | undefined> {
  const row = await (await batchesOf(db, now)).where('batches.id', '=', id).executeTakeFirst()
  return row && asBatch(row)
}

async function batchesOf(db: Handle, now: Date) {
  const rules = await readRules(db)
  const today = calendarDay(now, region.timeZone)
  return db
    .selectFrom('batches')
    .innerJoin('packs', 'packs.id', 'batches.pack_id')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select([
      'batches.id',
      'packs.product_id',
      packName(firstLanguage).as('name'),
      'batches.code',
      dayOf(sql`packed_on`).as('packed_on'),
      dayOf(sql`best_before`).as('best_before'),
      dayOf(sellUntil(rules)).as('sell_until'),
      'left_units as left',
      'aside_units as aside',
      'recalled_at',
      'recall_reason',
      'recalled_by',
      'batches.note',
      'batches.version',
      isSold(rules, today).as('is_sold'),
      sql<boolean>`${sellUntil(rules)} - ${today}::date <= ${rules.warn_days}::integer`.as('ends_soon'),
    ])
}

const dayOf = (date: ReturnType<typeof sql>) => sql<string>`to_char(${date}, 'YYYY-MM-DD')`

type Read = Omit<Batch, 'state' | 'recalled_at'> & {
  recalled_at: Date | null
  is_sold: boolean
  ends_soon: boolean
}

const asBatch = ({ is_sold, ends_soon, recalled_at, ...batch }: Read): Batch => ({
  ...batch,
  state: recalled_at ? 'recalled' : is_sold ? (ends_soon ? 'ends_soon' : 'sold') : 'too_old',
  recalled_at: recalled_at?.toISOString() ?? null,
})
