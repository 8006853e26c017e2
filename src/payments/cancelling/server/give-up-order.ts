import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { CancelReason } from '#database/tables/orders.ts'
import { transact } from '#database/transact.ts'
import { returnStock } from '#inventory/stock/server/take-stock.ts'
import {
  findStockLines,
  type LockedOrder,
  lockOrder,
  moveOrder,
} from '#ordering/orders/server/states/move-order.ts'
import type { Parts } from '#parts.ts'
import { isAwaitingPayment, isCancelled, parcelState } from '#values/order-state.ts'

/**
 * Gives an unpaid order up and returns its stock, both once: whoever comes second finds it cancelled.
 * @returns whether it is cancelled now
 */
export const releaseOrder = (
  parts: Pick<Parts, 'db' | 'clock' | 'hooks'>,
  orderId: number,
  reason: CancelReason,
): Promise<boolean> =>
  transact(parts.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order || !isAwaitingPayment(order)) return order !== undefined && isCancelled(order)
    await giveUp(trx, parts, order, reason)
    return true
  })

/** An unpaid order that is locked. */
export async function giveUp(
  trx: Transaction<Database>,
  { clock, hooks }: Pick<Parts, 'clock' | 'hooks'>,
  order: LockedOrder,
  reason: CancelReason,
) {
  const now = clock.now()
  const given = { cancel_reason: reason, cancelled_at: now }
  await moveOrder(trx, order, { parcel_state: parcelState.cancelled }, given)
  await hooks?.at?.('cancel:before-stock')
  await returnStock(trx, await findStockLines(trx, order.id), { orderId: order.id, now })
  await hooks?.at?.('cancel:before-commit')
}
