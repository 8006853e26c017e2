import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { cutPage, idKey, type Page, type PageRequest, parseCursor } from '#http/calls/paging.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { FailedSearch } from '../contract.ts'

/**
 * Beyond the first number some are dropped, so that nobody can fill the database with searches: the rarest, but none of
 * the newest, which would otherwise have no time to become frequent.
 */
const [maxFailedSearches, alwaysKept] = [1000, 200]
const maxPerDay = 200

/** Counts a search that found nothing, unless products still wait to be indexed: it may have been for one of them. */
export async function countFailedSearch(db: Db, query: string, now: Date) {
  const { rows } = await sql<{ count: number }>`
    insert into failed_searches (query, last_at)
    select ${query}::text, ${now}::timestamptz where not exists (select from search_queue)
    on conflict (query) do update set count = failed_searches.count + 1, last_at = excluded.last_at
    returning count`.execute(db)
  const [counted] = rows
  if (counted) await countOnDay(db, query, calendarDay(now, region.timeZone))
  if (counted?.count === 1) await dropRarest(db)
}

/** For the report, with a limit of different searches a day. */
const countOnDay = (db: Db, query: string, day: string) =>
  sql`
    insert into daily_failed_searches (day, query)
    select ${day}::date, ${query}::text
    where (select count(*) from daily_failed_searches where day = ${day}::date) < ${sql.lit(maxPerDay)}
      or exists (select from daily_failed_searches where day = ${day}::date and query = ${query})
    on conflict (day, query) do update set count = daily_failed_searches.count + 1`.execute(db)

const dropRarest = (db: Db) =>
  sql`delete from failed_searches where id in (
    select id from (
      select *, row_number() over (order by last_at desc, id desc) as age from failed_searches) as searches
    order by age <= ${sql.lit(alwaysKept)} desc, count desc, last_at desc, id desc
    offset ${sql.lit(maxFailedSearches)})`.execute(db)

const cursorKeys = z.tuple([idKey, z.iso.datetime(), idKey])

/** A page of failed searches, most frequent first. */
export async function listFailedSearches(
  db: Db,
  { limit, cursor }: PageRequest,
): Promise<Page<FailedSearch>> {
  const after = parseCursor(cursor, cursorKeys)
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('failed_searches')
      .selectAll()
      .$if(after !== null, (query) =>
        query.where(
          sql<boolean>`(count, last_at, id) < (${after?.[0]}, ${after?.[1]}::timestamptz, ${after?.[2]})`,
        ),
      )
      .orderBy('count', 'desc')
      .orderBy('last_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom('failed_searches')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const items = rows.map(({ last_at, ...row }) => ({ ...row, last_at: last_at.toISOString() }))
  return { ...cutPage(items, limit, (row) => [row.count, row.last_at, row.id]), total }
}

/** Also from the reports. @returns its text; undefined if there was none */
export async function deleteFailedSearch(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('failed_searches')
    .where('id', '=', id)
    .returning('query')
    .executeTakeFirst()
  if (row) await db.deleteFrom('daily_failed_searches').where('query', '=', row.query).execute()
  return row?.query
}
