import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { heldMailDueAt } from '#operations/outbox/server/write-mail.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { readOrderRollups } from '#ordering/orders/server/lists/order-rollups.queries.ts'
import { openRefunds } from '#payments/refunds/server/processing/open-refunds.ts'

/** Counting stops here: a larger number would mean the same, and cost more as the table grows. */
const maxCounted = 1000

type Backlog = {
  /** Mails waiting to be sent, without those that are held. */
  mails: number
  /** Those with a failed attempt. */
  mails_refused: number
  /** When the oldest one was written. */
  oldest_mail: Date | null
  refunds_open: number
  refunds_failed: number
  orders_unanswered: number
  unanswered_paise: number
  unanswered_since: Date | null
}

/** The work queued in the database, each counted with an index up to a thousand. */
export async function readBacklog(db: Db): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select *,
      (select count(*) from (select from refunds
        where status in (${sql.join(openRefunds.map((open) => sql.lit(open)))}) order by next_attempt_at limit ${maxCounted}) as found) as refunds_open,
      (select count(*) from (select from refunds
        where status = 'failed' order by updated_at limit ${maxCounted}) as found) as refunds_failed
    from (
      select count(*) as mails, count(last_error) as mails_refused, min(created_at) as oldest_mail
      from (select last_error, created_at from outbox
        where sent_at is null and next_attempt_at < ${heldMailDueAt} limit ${maxCounted}) as found
    ) as mails, (
      select count(*) as orders_unanswered, coalesce(sum(total_paise), 0)::float8 as unanswered_paise,
        min(unanswered_since) as unanswered_since
      from (select total_paise, unanswered_since from orders
        where unanswered_since is not null order by unanswered_since limit ${maxCounted}) as found
    ) as orders
  `.execute(db)
  const [backlog] = rows
  if (!backlog) throw new Error('A question without a table has one answer')
  return backlog
}

/**
 * The number and value (paise) of the orders in each status, 0 included, read from the counters instead of the orders.
 */
export async function readOrdersByStatus(db: Db) {
  const statuses = Object.values(orderStatus)
  const tally = await readOrderRollups(db, statuses)
  return statuses.map((status) => ({ status, ...tally(status) }))
}
