import { sql } from 'kysely'
import { openRefunds } from '../../areas/checkout/server/refunding/open-refunds.ts'
import type { Db } from '../../database/connect.ts'
import { readOrderTallies } from '../../database/tallies.ts'
import { orderStatus } from '../../values/order-state.ts'

/** Counting stops here: more of any of these is no other news, and the cost would grow with the table. */
const mostCounted = 1000

type Waiting = {
  mails: number
  /** Seconds that the oldest of them has been due, or was written and failed. */
  oldest_mail: number
  refunds_open: number
  refunds_failed: number
  orders_unanswered: number
}

/** What waits in the database, each along an index of its own and counted up to a thousand. */
export async function readWaiting(db: Db, now: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      (select count(*) from (select from outbox where sent_at is null limit ${mostCounted}) as found) as mails,
      (select coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8 from (
        select created_at from outbox where sent_at is null limit ${mostCounted}) as found) as oldest_mail,
      (select count(*) from (select from refunds
        where status in (${sql.join(openRefunds.map((open) => sql.lit(open)))}) order by next_attempt_at limit ${mostCounted}) as found) as refunds_open,
      (select count(*) from (select from refunds
        where status = 'failed' order by updated_at limit ${mostCounted}) as found) as refunds_failed,
      (select count(*) from (select from orders
        where unanswered_since is not null order by unanswered_since limit ${mostCounted}) as found) as orders_unanswered
  `.execute(db)
  const [waiting] = rows
  if (!waiting) throw new Error('A question without a table has one answer')
  return waiting
}

/** Orders and their money in paise under each status, at the cost of a few rows. */
export async function readOrdersByStatus(db: Db) {
  const statuses = Object.values(orderStatus)
  const tally = await readOrderTallies(db, statuses)
  return statuses.map((status) => ({ status, ...tally(status) }))
}
