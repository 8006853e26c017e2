import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { cutPage, idKey, type Page, type PageRequest, parseCursor } from '#http/calls/paging.ts'
import type { FailedSearch } from '../contract.ts'

/** The rarest and oldest are dropped beyond this number, so that nobody can fill the database with searches. */
const maxFailedSearches = 1000

/** Counts a search that found nothing. */
export async function countFailedSearch(db: Db, query: string, now: Date) {
  const { rows } = await sql<{ count: number }>`
    insert into failed_searches (query, last_at) values (${query}, ${now})
    on conflict (query) do update set count = failed_searches.count + 1, last_at = excluded.last_at
    returning count`.execute(db)
  if (rows[0]?.count === 1) await dropRarest(db)
}

const dropRarest = (db: Db) =>
  sql`delete from failed_searches where id in (
    select id from failed_searches order by count desc, last_at desc, id desc offset ${sql.lit(maxFailedSearches)})`.execute(
    db,
  )

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

/** @returns its text; undefined if there was none */
export async function deleteFailedSearch(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('failed_searches')
    .where('id', '=', id)
    .returning('query')
    .executeTakeFirst()
  return row?.query
}
