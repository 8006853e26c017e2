import type { Db } from '#database/connect.ts'
import type { Lease } from '#database/lease.ts'
import { type DueOrder, nextUnlessSooner } from './ask-again.queries.ts'
import { askAfterRefusal } from './ask-again.ts'

/**
 * The provider does not know the order. As long as money may come, that may be the shop's keys and is asked again;
 * afterwards the merchant is told once, and nothing is asked any more.
 */
export async function hearRefusal(
  db: Db,
  { id, created_at }: Pick<DueOrder, 'id' | 'created_at'>,
  { until }: Lease,
  now: Date,
) {
  const next = askAfterRefusal(created_at, now)
  if (next === null && (await tellOnce(db, id, until, now))) return
  await db
    .updateTable('orders')
    .set({
      ask_at: nextUnlessSooner(until, next ?? askAfterRefusal(now, now)),
      ask_failures: 0,
      unanswered_since: null,
    })
    .where('id', '=', id)
    .execute()
}

/** @returns whether it is told now: not before another matter of the order was looked at, nor while there is news */
async function tellOnce(db: Db, id: number, leased: Date, now: Date) {
  const told = await db
    .updateTable('orders')
    .set({
      attention: 'unknown_order',
      attention_since: now,
      ask_at: null,
      ask_failures: 0,
      unanswered_since: null,
    })
    .where('id', '=', id)
    .where('ask_at', '=', leased)
    .where('attention', 'is', null)
    .executeTakeFirst()
  return told.numUpdatedRows > 0n
}
