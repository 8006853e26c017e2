import type { Db } from '#database/connect.ts'
import type { Lease } from '#database/lease.ts'
import { type DueOrder, unlessScheduledSooner } from './poll-schedule.queries.ts'
import { nextPollAfterRefusal } from './poll-schedule.ts'

/**
 * The provider does not know the order. While money may still come, the keys may be wrong, so polling goes on;
 * afterwards the order is flagged once and polling ends.
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
      ask_at: unlessScheduledSooner(until, next ?? nextPollAfterRefusal(now, now)),
      ask_failures: 0,
      unanswered_since: null,
    })
    .where('id', '=', id)
    .execute()
}

/** @returns whether it is flagged: not while another issue is unreviewed, nor if an event has arrived */
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
