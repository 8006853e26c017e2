import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Lease } from '#database/lease.ts'
import type { Database } from '#database/schema.ts'
import { reservedUntil } from '#ordering/reservations/server/reservations.queries.ts'
import { isOutageAfter, nextPollAfterSilence, nextPollAt } from './poll-schedule.ts'

/** Makes the order due, so that the job polls it next. */
export const requestPoll = (db: Db | Transaction<Database>, orderId: number, now: Date) =>
  db.updateTable('orders').set({ ask_at: now }).where('id', '=', orderId).execute()

export type DueOrder = NonNullable<Awaited<ReturnType<typeof claimDueOrder>>>

/**
 * Leases the order that has been due for longest, until the given time; undefined if none is due. Orders whose
 * reservation has expired are left to `claimExpiredOrder`, so that each due order has one job.
 */
export const claimOrderToPoll = (db: Db, now: Date, until: Date) =>
  claimDueOrder(db, sql`not ${hasExpiredReservation(now)}`, now, until)

/** The same for orders whose reservation has expired. */
export const claimExpiredOrder = (db: Db, now: Date, until: Date) =>
  claimDueOrder(db, hasExpiredReservation(now), now, until)

const hasExpiredReservation = (now: Date) => sql<boolean>`exists (
  select from reservations where order_id = orders.id and expires_at <= ${now}
)`

const claimDueOrder = (db: Db, condition: RawBuilder<boolean>, now: Date, until: Date) =>
  db
    .updateTable('orders')
    .set({ ask_at: until })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('orders')
        .select('id')
        .where('ask_at', '<=', now)
        .where(condition)
        .orderBy('ask_at')
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['id', 'status', 'created_at', 'ask_failures', reservedUntil])
    .executeTakeFirst()

/** Extends the lease that ends at `from`, unless an early poll was requested since. */
export const renewPollLease = (db: Db, orderId: number, from: Date, until: Date) =>
  db
    .updateTable('orders')
    .set({ ask_at: until })
    .where('id', '=', orderId)
    .where('ask_at', '=', from)
    .execute()

/** Schedules the next poll after an answer, by its content. A webhook that arrived since makes it due soon. */
export async function scheduleNextPoll(db: Db, orderId: number, { until }: Lease, now: Date) {
  const order = await db
    .selectFrom('orders')
    .select(['status', 'created_at', 'hold_expires_at', 'ask_at', 'ask_failures'])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('provider_orders')
            .select('provider_order_id')
            .whereRef('provider_orders.order_id', '=', 'orders.id'),
        )
        .as('has_provider_order'),
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('payments')
              .select('payments.id')
              .whereRef('payments.order_id', '=', 'orders.id')
              .where('payments.status', '=', 'authorized'),
          ),
          eb.exists(
            eb
              .selectFrom('unreadable_news')
              .select('unreadable_news.id')
              .whereRef('unreadable_news.order_id', '=', 'orders.id')
              .where('looked_at', 'is', null),
          ),
        ])
        .as('is_waiting'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const isStillOurs = order.ask_at?.getTime() === until.getTime()
  if (!isStillOurs && order.ask_failures === 0) return
  const schedule = {
    hasProviderOrder: Boolean(order.has_provider_order),
    isWaiting: Boolean(order.is_waiting),
  }
  const next = nextPollAt({ ...order, ...schedule }, now)
  await db
    .updateTable('orders')
    .set({ ask_at: unlessRescheduled(until, next), ask_failures: 0, unanswered_since: null })
    .where('id', '=', orderId)
    .execute()
}

/** Schedules an early poll after a missing answer; an order is never cancelled because of it. */
export const recordUnansweredPoll = (
  db: Db,
  { id, ask_failures }: Pick<DueOrder, 'id' | 'ask_failures'>,
  { until }: Lease,
  now: Date,
) => {
  const failures = ask_failures + 1
  return db
    .updateTable('orders')
    .set((eb) => ({
      ask_at: unlessRescheduled(until, nextPollAfterSilence(failures, now)),
      ask_failures: failures,
      ...(isOutageAfter(failures) && { unanswered_since: eb.fn.coalesce('unanswered_since', eb.val(now)) }),
    }))
    .where('id', '=', id)
    .execute()
}

/** SQL for the next time to poll: `next`, unless another time was set since the lease began. */
export const unlessRescheduled = (leaseEnd: Date, next: Date | null) =>
  sql<Date | null>`case when ask_at = ${leaseEnd} then ${next}::timestamptz else ask_at end`
