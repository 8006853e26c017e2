import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import type { DeliveryInterval } from '../rules/intervals.ts'
import { addWeeks } from '../rules/later-delivery.ts'
import { moveToLaterDelivery, standingOrderColumns, today } from './standing-orders.queries.ts'

type Own = { userId: number; id: number }
type Changes = { weeks?: DeliveryInterval | undefined; paused?: boolean | undefined }

/**
 * Changes the interval, pauses or resumes. If the next delivery's day has passed while it was paused, the next one comes an
 * interval from today.
 * @returns whether the customer has this standing order
 */
export const changeStandingOrder = ({ db, clock }: Pick<Parts, 'db' | 'clock'>, own: Own, changes: Changes) =>
  transact(db, async (trx) => {
    const order = await lockOwn(trx, own)
    if (!order) return false
    const weeks = changes.weeks ?? order.weeks
    const day = today(clock.now())
    const resumed = changes.paused === false && order.paused
    await trx
      .updateTable('standing_orders')
      .set({
        weeks,
        ...(changes.paused !== undefined && { paused: changes.paused }),
        ...(resumed && { unanswered: 0 }),
        ...(resumed && order.next_on <= day && { next_on: addWeeks(day, weeks) }),
      })
      .where('id', '=', order.id)
      .execute()
    return true
  })

/**
 * Skips the delivery of a day. Nothing happens if it is not the next one any more: a repeated request doesn't skip another.
 * @returns whether the customer has this standing order
 */
export const skipDelivery = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { next_on, ...own }: Own & { next_on: string },
) =>
  transact(db, async (trx) => {
    const order = await lockOwn(trx, own)
    if (order?.next_on === next_on) await moveToLaterDelivery(trx, order, { now: clock.now(), unanswered: 0 })
    return order !== undefined
  })

const lockOwn = (trx: Transaction<Database>, { userId, id }: Own) =>
  trx
    .selectFrom('standing_orders')
    .select(standingOrderColumns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
