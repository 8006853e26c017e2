import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { packName } from '#database/pack-name.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { firstLanguage } from '#words/language.ts'
import { isSold, readRules, sellUntil } from './batch-rules.queries.ts'

/** A batch that may be sold for a few days more. */
export type EndingBatch = { id: number; name: string; sell_until: string; left: number }

/** What the merchant is warned of: how many batches end within the days of the warning, and those that end first. */
export async function findEndingBatches(db: Db, now: Date, most: number) {
  const rules = await readRules(db)
  const today = calendarDay(now, region.timeZone)
  const ending = db
    .selectFrom('batches')
    .innerJoin('packs', 'packs.id', 'batches.pack_id')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select([
      'batches.id',
      packName(firstLanguage).as('name'),
      sql<string>`to_char(${sellUntil(rules)}, 'YYYY-MM-DD')`.as('sell_until'),
      'left_units as left',
      sql<number>`count(*) over ()`.as('count'),
    ])
    .where('left_units', '>', 0)
    .where(isSold(rules, today))
    .where(sql<boolean>`${sellUntil(rules)} - ${today}::date <= ${rules.warn_days}::integer`)
  const rows = await ending.orderBy('sell_until').orderBy('batches.id').limit(most).execute()
  const batches: EndingBatch[] = rows.map(({ count: _, ...batch }) => batch)
  return { count: Number(rows[0]?.count ?? 0), batches }
}
