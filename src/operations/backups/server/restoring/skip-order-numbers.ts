import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { dayMs } from '#values/time/durations.ts'

/** The shop's busiest day is looked for in this time before the backup. */
const busiestOfDays = 90
const leastGap = 1000
const mostGap = 1_000_000

const orderNumbers = sql`pg_get_serial_sequence('orders', 'id')::regclass`

/**
 * Skips the numbers of orders that were lost with the database. Customers have mails with those numbers, but nobody knows
 * how many there were: the payment provider knows only orders that were paid online. So it skips twice as many numbers
 * as the shop would have used if every day since the backup had been its busiest, at least 1000, up to a round number.
 * @returns the number after which new orders are numbered
 */
export async function skipLostOrderNumbers(
  trx: Transaction<Database>,
  { takenAt, lossNoticedAt }: { takenAt: Date; lossNoticedAt: Date },
): Promise<number> {
  const days = Math.max(1, Math.ceil((lossNoticedAt.getTime() - takenAt.getTime()) / dayMs))
  const likely = 2 * days * (await countBusiestDay(trx, takenAt))
  const gap = Math.min(Math.max(likely, leastGap), mostGap)
  const { rows } = await sql<{ last: number }>`
    select setval(${orderNumbers}, (coalesce(pg_sequence_last_value(${orderNumbers}), 0) + ${gap}::integer + 999)
      / 1000 * 1000)::float8 as last`.execute(trx)
  return rows[0]?.last ?? 0
}

/** The orders of the day with the most orders before the backup; 0 in a shop without orders. */
async function countBusiestDay(trx: Transaction<Database>, takenAt: Date) {
  const since = new Date(takenAt.getTime() - busiestOfDays * dayMs)
  const { rows } = await sql<{ orders: number }>`
    select coalesce(max(orders), 0)::integer as orders from (
      select count(*) as orders from orders where created_at > ${since} group by date_trunc('day', created_at)
    ) as days`.execute(trx)
  return rows[0]?.orders ?? 0
}
