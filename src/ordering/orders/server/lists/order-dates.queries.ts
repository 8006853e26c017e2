import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { maxInteger } from '#values/max-integer.ts'
import { region } from '#values/region.ts'
import { dayBounds } from '#values/time/calendar-day.ts'

type Days = { from?: string | undefined; to?: string | undefined }

/** The range of order ids to scan, and the condition for the exact dates. */
type OrderDateRange = { first: number; last: number; isWithinDates: RawBuilder<boolean> }

/**
 * The orders placed on these days (shop time, both days included). Lists scan along the order ids, so the ids are
 * narrowed first; otherwise a day long ago would be searched from the newest order on.
 * @returns undefined if no day is given
 */
export async function findOrderDateRange(db: Db, { from, to }: Days): Promise<OrderDateRange | undefined> {
  if (!from && !to) return undefined
  const start = from ? dayBounds(from, region.timeZone).start : startOfTime
  const end = to ? dayBounds(to, region.timeZone).end : endOfTime
  const [first, last] = await Promise.all([firstIdSince(db, start), lastIdBefore(db, end)])
  const isWithinDates = sql<boolean>`(orders.id between ${first} and ${last}
    and orders.created_at >= ${start} and orders.created_at < ${end})`
  return { first, last, isWithinDates }
}

const startOfTime = new Date(0)
const endOfTime = new Date('9999-01-01')

/**
 * Concurrent orders may get ids and timestamps in different orders, so this many rows at each edge of the range are
 * read.
 */
const edgeSample = 500

/** The lowest id of the orders placed since a time; a number above every id if there are none. */
async function firstIdSince(db: Db, start: Date) {
  const { rows } = await sql<{ id: number | null }>`
    select min(id) as id from (select id from orders where created_at >= ${start}
      order by created_at limit ${edgeSample}) as early`.execute(db)
  return rows[0]?.id ?? maxInteger
}

/** The highest id of the orders placed before a time; 0 if there are none. */
async function lastIdBefore(db: Db, end: Date) {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from (select id from orders where created_at < ${end}
      order by created_at desc limit ${edgeSample}) as late`.execute(db)
  return rows[0]?.id ?? 0
}
