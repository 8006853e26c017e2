import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { notifyStandingOrderDue } from '#operations/notifications/server/notify-standing-order.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs, hourMs } from '#values/time/durations.ts'
import { laterDelivery } from '../rules/later-delivery.ts'
import { daysToAnswer, maxUnanswered } from '../rules/reminders.ts'
import { findStandingOrder, standingOrderColumns } from './standing-orders.queries.ts'

/** Reminders are written from eight in the morning on. */
const morningHours = 8
/** Others follow in the next run. */
const batchSize = 50

/**
 * Reminds customers of the deliveries whose day has come, once each, and passes over those that nobody ordered or skipped
 * within a week. After three in a row the standing order is paused. While the shop takes no orders, nobody is reminded.
 */
export async function remindOfDeliveries(parts: Parts, stopping?: AbortSignal) {
  if (parts.store().opening) return
  for (let done = 0; done < batchSize && !stopping?.aborted; done++) {
    const found = await transact(parts.db, (trx) => takeNext(trx, parts))
    if (!found) return
  }
}

/** @returns whether there was one to do */
async function takeNext(trx: Transaction<Database>, parts: Parts) {
  const now = parts.clock.now()
  const order = await lockDue(trx, now)
  if (!order) return false
  if (order.wasReminded) await passOver(trx, order, now)
  else await remind(trx, parts, order, now)
  return true
}

/** A standing order to remind of, or one whose reminder has gone unanswered. Each is taken by one process. */
const lockDue = (trx: Transaction<Database>, now: Date) => {
  const morning = calendarDay(new Date(now.getTime() - morningHours * hourMs), region.timeZone)
  const lapsed = calendarDay(new Date(now.getTime() - daysToAnswer * dayMs), region.timeZone)
  return trx
    .selectFrom('standing_orders')
    .select(standingOrderColumns)
    .select(sql<boolean>`reminded_on is not distinct from next_on`.as('wasReminded'))
    .where('paused', '=', false)
    .where(
      sql<boolean>`(next_on <= ${morning}::date and reminded_on is distinct from next_on
        or next_on <= ${lapsed}::date and reminded_on is not distinct from next_on)`,
    )
    .orderBy('next_on')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

type Due = NonNullable<Awaited<ReturnType<typeof lockDue>>>

async function remind(trx: Transaction<Database>, parts: Parts, { id, user_id, next_on }: Due, now: Date) {
  await trx.updateTable('standing_orders').set({ reminded_on: next_on }).where('id', '=', id).execute()
  const user = await trx
    .selectFrom('users')
    .select(['name', 'email', 'locale'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const shown = await findStandingOrder(trx, { userId: user_id, language: user.locale, now }, id)
  // Nothing of it is on sale: its page says so, and the next delivery may be complete again.
  if (!shown || shown.total === 0) return
  await notifyStandingOrderDue(
    trx,
    { ...shown, user },
    { store: parts.store(), publicUrl: parts.settings.publicUrl, now },
  )
}

const passOver = (trx: Transaction<Database>, { id, unanswered, ...order }: Due, now: Date) =>
  trx
    .updateTable('standing_orders')
    .set({
      next_on: laterDelivery(order, calendarDay(now, region.timeZone)),
      unanswered: unanswered + 1,
      paused: unanswered + 1 >= maxUnanswered,
    })
    .where('id', '=', id)
    .execute()
