import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { CancelReason } from '#database/tables/orders.ts'
import { transact } from '#database/transact.ts'
import { releaseUnits } from '#inventory/stock/server/reserve-units.ts'
import { isAwaitingPayment, isCancelled, shipmentState } from '#ordering/orders/rules/order-state.ts'
import {
  type LockedOrder,
  listStockLines,
  lockOrder,
  transitionOrder,
} from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'

/**
 * Cancels an unpaid order and returns its stock, without asking the provider. Idempotent: a second call finds it
 * cancelled.
 * @returns whether it is cancelled now; false if it was paid or delivered, or does not exist
 */
export const cancelUnpaidOrder = (
  parts: Pick<Parts, 'db' | 'clock' | 'hooks'>,
  orderId: number,
  reason: CancelReason,
): Promise<boolean> =>
  transact(parts.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order || !isAwaitingPayment(order)) return order !== undefined && isCancelled(order)
    await cancelAndReturnStock(trx, parts, order, reason)
    return true
  })

/** Cancels an unpaid order. The caller holds its row lock. */
export async function cancelAndReturnStock(
  trx: Transaction<Database>,
  { clock, hooks }: Pick<Parts, 'clock' | 'hooks'>,
  order: LockedOrder,
  reason: CancelReason,
) {
  const now = clock.now()
  const cancellation = { cancel_reason: reason, cancelled_at: now }
  await transitionOrder(trx, order, { parcel_state: shipmentState.cancelled }, cancellation)
  await hooks?.at?.('cancel:before-stock')
  await releaseUnits(trx, await listStockLines(trx, order.id), { orderId: order.id, now })
  await hooks?.at?.('cancel:before-commit')
}
