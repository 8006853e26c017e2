import { transact } from '#database/transact.ts'
import { releaseUnits } from '#inventory/stock/server/reserve-units.ts'
import { findWaitingExchange } from '#ordering/additions/server/order-additions.queries.ts'
import { isAwaitingPayment, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { announceOrderEvents } from '#ordering/orders/server/states/record-order-event.ts'
import {
  listStockLines,
  lockOrder,
  transitionOrder,
} from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { canStillExchange } from './take-out-when-paid.ts'

/**
 * Cancels an unpaid order of an exchange when its customer wants to pay it, if what it takes out of the other order is gone:
 * its payment would only be refunded. Does nothing for other orders.
 */
export async function endOutdatedExchange(parts: Parts, orderId: number): Promise<void> {
  if (!(await findWaitingExchange(parts.db, orderId))) return
  const isEnded = await transact(parts.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order || !isAwaitingPayment(order) || (await canStillExchange(trx, orderId))) return false
    const now = parts.clock.now()
    await announceOrderEvents(trx, { now })
    const cancellation = { cancel_reason: 'released', cancelled_at: now } as const
    await transitionOrder(trx, order, { parcel_state: shipmentState.cancelled }, cancellation)
    await releaseUnits(trx, await listStockLines(trx, orderId), { orderId, now })
    return true
  })
  if (isEnded) parts.catalogueVersion.stockMoved()
}
