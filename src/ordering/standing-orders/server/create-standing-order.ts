import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transactUnlessRefused } from '#database/transact.ts'
import { isAwaitingPayment, isCancelled } from '#ordering/orders/rules/order-state.ts'
import type { Parts } from '#parts.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'
import type { DeliveryInterval } from '../rules/intervals.ts'
import { addWeeks } from '../rules/later-delivery.ts'
import { maxStandingOrders } from '../rules/reminders.ts'
import { today } from './standing-orders.queries.ts'

type Trx = Transaction<Database>
type Input = { userId: number; orderId: number; weeks: DeliveryInterval }
export type CreateResult =
  | { ok: true; id: number }
  | { ok: false; reason: 'NO_SUCH_ORDER' | 'NOT_ORDERED' | 'CANCELLED' | 'NOTHING_SOLD' | 'TOO_MANY' }

/**
 * Repeats one of the customer's orders every few weeks, for the first time one interval from today. The goods are those of
 * the order that are still sold; prices are those of each delivery. Asking again for the same order changes its interval,
 * and starts it again if it was paused.
 */
export const createStandingOrder = ({ db, clock }: Pick<Parts, 'db' | 'clock'>, input: Input) =>
  transactUnlessRefused(db, async (trx): Promise<CreateResult> => {
    const now = clock.now()
    // One after another, so that the limit holds.
    await lockUser(trx, input.userId)
    const order = await findOwnStatus(trx, input)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (isCancelled(order)) return { ok: false, reason: 'CANCELLED' }
    if (isAwaitingPayment(order)) return { ok: false, reason: 'NOT_ORDERED' }
    const lines = await listSoldLines(trx, input.orderId)
    if (lines.length === 0) return { ok: false, reason: 'NOTHING_SOLD' }
    const { id } = await trx
      .insertInto('standing_orders')
      .values({
        user_id: input.userId,
        order_id: input.orderId,
        weeks: input.weeks,
        next_on: addWeeks(today(now), input.weeks),
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.constraint('one_standing_order_an_order').doUpdateSet({
          weeks: input.weeks,
          next_on: sql`case when standing_orders.paused then excluded.next_on else standing_orders.next_on end`,
          paused: false,
          unanswered: 0,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    if ((await countStandingOrders(trx, input.userId)) > maxStandingOrders)
      return { ok: false, reason: 'TOO_MANY' }
    await trx
      .insertInto('standing_order_lines')
      .values(lines.map((line) => ({ ...line, standing_order_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { ok: true, id }
  })

const findOwnStatus = (trx: Trx, { userId, orderId }: Input) =>
  trx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** The order's goods that are on sale. */
async function listSoldLines(trx: Trx, orderId: number) {
  const lines = await trx
    .selectFrom('order_items')
    .innerJoin('packs', 'packs.id', 'order_items.pack_id')
    .select(['packs.id as pack_id', 'order_items.quantity'])
    .where('order_id', '=', orderId)
    .where('order_items.quantity', '>', 0)
    .where('packs.on_sale', '=', true)
    .execute()
  return [...Map.groupBy(lines, ({ pack_id }) => pack_id)].map(([pack_id, same]) => ({
    pack_id,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

async function countStandingOrders(trx: Trx, userId: number) {
  const { count } = await trx
    .selectFrom('standing_orders')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
