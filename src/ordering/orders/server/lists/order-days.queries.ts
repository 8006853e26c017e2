import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { region } from '#values/region.ts'
import { dayBounds } from '#values/time/calendar-day.ts'

type Days = { from?: string | undefined; to?: string | undefined }

/** The numbers of the orders among which to look, and the condition that one of them was placed on the days. */
type FoundDays = { first: number; last: number; areTheirs: RawBuilder<boolean> }

/**
 * Which orders were placed on these days where the shop is, the first and the last included. Lists are read
 * along the orders' numbers, so the numbers are narrowed first: otherwise a day long ago would be looked for from the
 * newest order on.
 * @returns nothing where no day is named
 */
export async function findDays(db: Db, { from, to }: Days): Promise<FoundDays | undefined> {
  if (!from && !to) return undefined
  const start = from ? dayBounds(from, region.timeZone).start : beginning
  const end = to ? dayBounds(to, region.timeZone).end : farAway
  const [first, last] = await Promise.all([firstNumberSince(db, start), lastNumberBefore(db, end)])
  const areTheirs = sql<boolean>`(orders.id between ${first} and ${last}
    and orders.created_at >= ${start} and orders.created_at < ${end})`
  return { first, last, areTheirs }
}

const beginning = new Date(0)
const farAway = new Date('9999-01-01')
const largestNumber = 2 ** 31 - 1

/**
 * Orders that are placed at once take their numbers and their moments in different orders: so many beside the edge of a
 * day are looked at.
 */
const atOnce = 500

async function firstNumberSince(db: Db, start: Date) {
  const { rows } = await sql<{ id: number | null }>`
    select min(id) as id from (select id from orders where created_at >= ${start}
      order by created_at limit ${atOnce}) as early`.execute(db)
  return rows[0]?.id ?? largestNumber
}

async function lastNumberBefore(db: Db, end: Date) {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from (select id from orders where created_at < ${end}
      order by created_at desc limit ${atOnce}) as late`.execute(db)
  return rows[0]?.id ?? 0
}
