import type { Db } from '#database/connect.ts'
import type { Lease } from '#database/lease.ts'
import { type DueOrder, unlessRescheduled } from './poll-schedule.queries.ts'
import { nextPollAfterRefusal } from './poll-schedule.ts'

/**
 * Schedules the next poll of an order that the provider does not know. While money may still come, the keys may be
 * wrong, so polling goes on; afterwards the order is flagged once for the merchant's attention and polling ends.
 */
export async function recordRefusedPoll(
  db: Db,
  { id, created_at }: Pick<DueOrder, 'id' | 'created_at'>,
  { until }: Lease,
  now: Date,
) {
  const next = nextPollAfterRefusal(created_at, now)
  if (next === null && (await flagUnknownOrder(db, id, until, now))) return
  await db
    .updateTable('orders')
    .set({
      ask_at: unlessRescheduled(until, next ?? nextPollAfterRefusal(now, now)),
      ask_failures: 0,
      unanswered_since: null,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Flags the order and ends its polling. @returns false while another issue is unreviewed, or if an event has arrived
 */
async function flagUnknownOrder(db: Db, id: number, leaseEnd: Date, now: Date) {
  const flagged = await db
    .updateTable('orders')
    .set({
      attention: 'unknown_order',
      attention_since: now,
      ask_at: null,
      ask_failures: 0,
      unanswered_since: null,
    })
    .where('id', '=', id)
    .where('ask_at', '=', leaseEnd)
    .where('attention', 'is', null)
    .executeTakeFirst()
  return flagged.numUpdatedRows > 0n
}
