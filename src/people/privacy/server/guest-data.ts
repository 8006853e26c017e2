import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { unpaidGuestDays } from '#values/people/guest-retention.ts'
import { erasedName } from '../words/en.ts'
import { guestOf } from './data-subject.ts'
import { anonymize } from './erase-personal-data.ts'
import { type ErasureBlocker, findErasureBlocker } from './find-erasure-blocker.queries.ts'

type EraseGuestResult = { ok: true } | { ok: false; reason: ErasureBlocker | 'IN_ACCOUNT' | 'NO_SUCH_ORDER' }

/**
 * Erases the data of a guest's order as deleting an account does, except what documents need; idempotent. Its link
 * stops working. Refused while the order is under way or money for it may still arrive, and for an order that belongs
 * to an account by now: it is erased with that.
 * @param by the member of staff who does it for the guest; absent for the guest
 */
export const eraseGuest = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  orderId: number,
  by?: { id: number },
) =>
  transact(db, async (trx): Promise<EraseGuestResult> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (order.user_id !== null) return { ok: false, reason: 'IN_ACCOUNT' }
    if (await isErased(trx, orderId)) return { ok: true }
    const blocker = await findErasureBlocker(trx, guestOf(orderId))
    if (blocker) return { ok: false, reason: blocker }
    await anonymize(trx, guestOf(orderId))
    const details = { order: orderId, ...(by && { by: by.id }) }
    await recordSecurity(trx, { event: 'guest erased', details, now: clock.now() })
    return { ok: true }
  })

const isErased = async (trx: Transaction<Database>, orderId: number) => {
  const { email } = await trx
    .selectFrom('order_buyers')
    .select('email')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return email === ''
}

const maxPerRun = 500

/** Erases the guests of orders that were cancelled without any payment a month ago: no document needs their data. */
export const purgeUnpaidGuests = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  transact(db, async (trx) => {
    const before = new Date(clock.now().getTime() - unpaidGuestDays * 86_400_000)
    for (const orderId of await listUnpaidGuestOrders(trx, before)) {
      await anonymize(trx, guestOf(orderId))
      await sql`update orders set user_name = ${erasedName}, address = null where id = ${orderId}`.execute(
        trx,
      )
    }
  })

async function listUnpaidGuestOrders(trx: Transaction<Database>, before: Date) {
  const orders = await trx
    .selectFrom('orders')
    .innerJoin('order_buyers', 'order_id', 'orders.id')
    .select('orders.id')
    .where('link_hash', 'is not', null)
    .where('user_id', 'is', null)
    .where('status', '=', orderStatus.cancelled)
    .where('cancelled_at', '<', before)
    .where('ask_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('payments').select('payments.id').whereRef('payments.order_id', '=', 'orders.id')),
      ),
    )
    .limit(maxPerRun)
    .forUpdate('orders')
    .skipLocked()
    .execute()
  return orders.map(({ id }) => id)
}
