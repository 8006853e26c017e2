import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { notifyStandingOrderDue } from '#operations/notifications/server/notify-standing-order.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs, hourMs } from '#values/time/durations.ts'
import { daysToAnswer, maxUnanswered } from '../rules/reminders.ts'
import {
  findStandingOrder,
  moveToLaterDelivery,
  standingOrderColumns,
  today,
} from './standing-orders.queries.ts'

/** Reminders are written from eight in the morning on. */
const morningHours = 8
/** Others follow in the next run. */
const batchSize = 50

/**
 * Reminds customers of the deliveries whose day has come, once each, and passes over those that nobody ordered or skipped
 * within a week of the reminder. After three in a row the standing order is paused. A delivery of which nothing can be
 * bought is looked at again each day for a week, then passed over without blaming the customer. While the shop takes no
 * orders, nobody is reminded, and a blocked customer never is.
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
  if (order.wasReminded) await passOver(trx, { ...order, unanswered: order.unanswered + 1 }, now)
  else await remind(trx, parts, order, now)
  return true
}

/** A standing order to remind of, or one whose reminder has gone unanswered. Each is taken by one process. */
const lockDue = (trx: Transaction<Database>, now: Date) => {
  const morning = calendarDay(new Date(now.getTime() - morningHours * hourMs), region.timeZone)
  return trx
    .selectFrom('standing_orders')
    .select(standingOrderColumns)
    .select(sql<boolean>`reminded_on is not distinct from next_on`.as('wasReminded'))
    .where('paused', '=', false)
    .where(
      sql<boolean>`(
        next_on <= ${morning}::date and reminded_on is distinct from next_on
          and (checked_at is null or checked_at <= ${daysBefore(now, 1)})
        or reminded_on = next_on and checked_at <= ${daysBefore(now, daysToAnswer)}
      )`,
    )
    .where(
      sql<boolean>`not exists (select from users where users.id = standing_orders.user_id and blocked_at is not null)`,
    )
    .orderBy('next_on')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

type Due = NonNullable<Awaited<ReturnType<typeof lockDue>>>

async function remind(trx: Transaction<Database>, parts: Parts, order: Due, now: Date) {
  const { id, user_id, next_on } = order
  const user = await trx
    .selectFrom('users')
    .select(['name', 'email', 'locale'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const shown = await findStandingOrder(trx, { userId: user_id, language: user.locale, now }, id)
  const isAvailable = shown?.lines.some(({ available }) => available > 0)
  if (!isAvailable && next_on <= today(daysBefore(now, daysToAnswer))) {
    await passOver(trx, order, now)
    return
  }
  await trx
    .updateTable('standing_orders')
    .set({ checked_at: now, ...(isAvailable && { reminded_on: next_on }) })
    .where('id', '=', id)
    .execute()
  if (!shown || !isAvailable) return
  await notifyStandingOrderDue(
    trx,
    { ...shown, user },
    { store: parts.store(), publicUrl: parts.settings.publicUrl, now },
  )
}

/** Nobody ordered or skipped the delivery in time. */
const passOver = (trx: Transaction<Database>, { unanswered, ...order }: Due, now: Date) =>
  moveToLaterDelivery(trx, order, { now, unanswered, paused: unanswered >= maxUnanswered })
