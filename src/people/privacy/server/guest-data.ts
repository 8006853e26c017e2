import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { isBuyerErased } from '#ordering/buyers/server/buyer.queries.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { unpaidGuestDays } from '#values/people/guest-retention.ts'
import { dayMs } from '#values/time/durations.ts'
import { isCancelledUnpaid } from './cancelled-unpaid.ts'
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
    if (await isBuyerErased(trx, orderId)) return { ok: true }
    const blocker = await findErasureBlocker(trx, guestOf(orderId))
    if (blocker) return { ok: false, reason: blocker }
    await anonymize(trx, guestOf(orderId))
    const details = { order: orderId, ...(by && { by: by.id }) }
    await recordSecurity(trx, { event: 'guest erased', details, now: clock.now() })
    return { ok: true }
  })

const maxPerRun = 500

/** Erases the guests of orders that were cancelled unpaid a month ago: no document needs their data. */
export const purgeUnpaidGuests = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  transact(db, async (trx) => {
    const before = new Date(clock.now().getTime() - unpaidGuestDays * dayMs)
    for (const orderId of await listUnpaidGuestOrders(trx, before)) await anonymize(trx, guestOf(orderId))
  })

async function listUnpaidGuestOrders(trx: Transaction<Database>, before: Date) {
  const orders = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', 'is', null)
    // Nothing is left of those that were erased before. Also after a restore, when the order was still unpaid in the backup.
    .where('address', 'is not', null)
    .where(isCancelledUnpaid)
    .where('cancelled_at', '<', before)
    .where('ask_at', 'is', null)
    .limit(maxPerRun)
    .forUpdate()
    .skipLocked()
    .execute()
  return orders.map(({ id }) => id)
}
