import { sql } from 'kysely'
import { variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Db } from '#database/connect.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { defaultLanguage } from '#words/language.ts'
import { readBatchRules } from './batch-rules.queries.ts'
import { isSellable, lastSaleDay } from './last-sale-day.ts'

/** A batch that can be sold for only a few more days. */
export type ExpiringBatch = { id: number; name: string; sell_until: string; left: number }

/** How many batches reach their last day of sale within the warning period, and the first `limit` of them. */
export async function listExpiringBatches(db: Db, now: Date, limit: number) {
  const rules = await readBatchRules(db)
  const today = calendarDay(now, region.timeZone)
  const ending = db
    .selectFrom('batches')
    .innerJoin('packs', 'packs.id', 'batches.pack_id')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select([
      'batches.id',
      variantNameSql(defaultLanguage).as('name'),
      sql<string>`to_char(${lastSaleDay(rules)}, 'YYYY-MM-DD')`.as('sell_until'),
      'left_units as left',
      sql<number>`count(*) over ()`.as('count'),
    ])
    .where('left_units', '>', 0)
    .where(isSellable(rules, today))
    .where(sql<boolean>`${lastSaleDay(rules)} - ${today}::date <= ${rules.warn_days}::integer`)
  const rows = await ending.orderBy('sell_until').orderBy('batches.id').limit(limit).execute()
  const batches: ExpiringBatch[] = rows.map(({ count: _, ...batch }) => batch)
  return { count: Number(rows[0]?.count ?? 0), batches }
}
