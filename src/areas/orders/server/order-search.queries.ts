import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

/** So many of the newest orders tell whether a search finds many. */
const probed = 2000
/** One in a hundred. */
const manyOfThem = probed / 100
/** The newest so many of what a rare search finds can be reached. */
const mostFound = 20_000

/**
 * Whether a search finds so many orders that walking from the newest one back soon fills a page. The database cannot
 * know: of the beginning of a word it has no statistics, and guessing wrong costs it a walk through the whole table.
 */
export async function findsMany(db: Db, search: string) {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found
    from (select words from order_words order by order_id desc limit ${probed}) as newest
    where words @@ ${search}::tsquery`.execute(db)
  return (rows[0]?.found ?? 0) >= manyOfThem
}

/** The numbers of the orders that a rare search finds, newest first, straight from the index of words. */
export async function findOrderIds(db: Db, search: string) {
  const { rows } = await sql<{ order_id: number }>`
    with found as materialized (select order_id from order_words where words @@ ${search}::tsquery)
    select order_id from found order by order_id desc limit ${mostFound}`.execute(db)
  return rows.map((row) => row.order_id)
}
