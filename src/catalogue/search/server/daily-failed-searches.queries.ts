import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs } from '#values/time/durations.ts'

/** For two years, so that the report of a year can be compared with the year before. */
const keptDays = 2 * 366

type Days = { from: string; to: string }

/** How often each of these searches found nothing, the most frequent of `period` first, and how often it did `before`. */
export async function sumFailedSearches(db: Db, period: Days, before: Days, limit: number) {
  const isIn = ({ from, to }: Days) => sql`day between ${from}::date and ${to}::date`
  const { rows } = await sql<{ query: string; count: number; count_before: number }>`
    select query, (coalesce(sum(count) filter (where ${isIn(period)}), 0))::integer as count,
      (coalesce(sum(count) filter (where ${isIn(before)}), 0))::integer as count_before
    from daily_failed_searches where ${isIn(period)} or ${isIn(before)}
    group by query order by 2 desc, 3 desc, 1 limit ${limit}`.execute(db)
  return rows
}

/** How many searches found nothing in a period. */
export async function countFailedSearches(db: Db, { from, to }: Days): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (coalesce(sum(count), 0))::integer as count from daily_failed_searches
    where day between ${from}::date and ${to}::date`.execute(db)
  return rows[0]?.count ?? 0
}

export function purgeDailyFailedSearches(db: Db, now: Date) {
  const first = calendarDay(new Date(now.getTime() - keptDays * dayMs), region.timeZone)
  return db.deleteFrom('daily_failed_searches').where(sql<boolean>`day < ${first}::date`).execute()
}
