import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { cutPage, idKey, type Page, type PageRequest, parseCursor } from '#http/calls/paging.ts'
import { countLimits } from '#values/count-limits.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { isPlausibleDay } from '#values/time/plausible-day.ts'
import { defaultLanguage } from '#words/language.ts'
import type { Batch } from '../contract.ts'
import { readBatchRules } from './batch-rules.queries.ts'
import { isSellable, lastSaleDay } from './last-sale-day.ts'

type Handle = Db | Transaction<Database>
type BatchListInput = PageRequest & { shelf: 'here' | 'gone' }

/** Batches with units in stock, earliest expiry first; or those without, latest first. */
export async function listBatches(
  db: Db,
  { limit, cursor, shelf }: BatchListInput,
  now: Date,
): Promise<Page<Batch>> {
  const after = parseCursor(cursor, z.tuple([z.iso.date().refine(isPlausibleDay), idKey]))
  const isHere = shelf === 'here'
  const ofShelf = sql<boolean>`batches.left_units ${isHere ? sql`> 0` : sql`= 0`}`
  const [direction, beyond] = isHere ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const)
  const rows = await (await selectBatches(db, now))
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
  const { items, next } = cutPage(rows, limit, ({ best_before, id }) => [best_before, id])
  const { count } = await db
    .selectFrom(db.selectFrom('batches').select('id').where(ofShelf).limit(countLimits.batches).as('counted'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return {
    items: items.map(toBatch),
    next,
    total: Number(count),
  }
}

export async function findBatch(db: Handle, id: number, now: Date): Promise<Batch | undefined> {
  const row = await (await selectBatches(db, now)).where('batches.id', '=', id).executeTakeFirst()
  return row && toBatch(row)
}

/** A query of batches, with their last sale date and state under the current rules. */
async function selectBatches(db: Handle, now: Date) {
  const rules = await readBatchRules(db)
  const today = calendarDay(now, region.timeZone)
  return db
    .selectFrom('batches')
    .innerJoin('packs', 'packs.id', 'batches.pack_id')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select([
      'batches.id',
      'packs.product_id',
      variantNameSql(defaultLanguage).as('name'),
      'batches.code',
      formatIsoDay(sql`packed_on`).as('packed_on'),
      formatIsoDay(sql`best_before`).as('best_before'),
      formatIsoDay(lastSaleDay(rules)).as('sell_until'),
      'left_units as left',
      'aside_units as aside',
      'recalled_at',
      'recall_reason',
      'recalled_by',
      'batches.note',
      'batches.version',
      isSellable(rules, today).as('is_sold'),
      sql<boolean>`${lastSaleDay(rules)} - ${today}::date <= ${rules.warn_days}::integer`.as('ends_soon'),
    ])
}

const formatIsoDay = (date: ReturnType<typeof sql>) => sql<string>`to_char(${date}, 'YYYY-MM-DD')`

type BatchRow = Omit<Batch, 'state' | 'recalled_at'> & {
  recalled_at: Date | null
  is_sold: boolean
  ends_soon: boolean
}

const toBatch = ({ is_sold, ends_soon, recalled_at, ...batch }: BatchRow): Batch => ({
  ...batch,
  state: recalled_at ? 'recalled' : is_sold ? (ends_soon ? 'ends_soon' : 'sold') : 'too_old',
  recalled_at: recalled_at?.toISOString() ?? null,
})
