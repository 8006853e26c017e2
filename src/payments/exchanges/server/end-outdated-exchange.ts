import { transact } from '#database/transact.ts'
import { findWaitingExchange } from '#ordering/additions/server/order-additions.queries.ts'
import { isAwaitingPayment } from '#ordering/orders/rules/order-state.ts'
import { announceOrderEvents } from '#ordering/orders/server/states/record-order-event.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { cancelAndReturnStock } from '#payments/cancelling/server/cancel-unpaid-order.ts'
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
    await announceOrderEvents(trx, { now: parts.clock.now() })
    await cancelAndReturnStock(trx, parts, order, 'released')
    return true
  })
  if (isEnded) parts.catalogueVersion.stockMoved()
}
