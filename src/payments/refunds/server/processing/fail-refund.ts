import { transact } from '#database/transact.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { isCancelled } from '#ordering/orders/rules/order-state.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import { announceOrderEvents } from '#ordering/orders/server/states/record-order-event.ts'
import { type LockedOrder, lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'
import { minRefundPaise } from './refund-resolutions.ts'
import { type OpenRefund, type RefundChange, updateRefund } from './refunds.queries.ts'

/**
 * Marks a refund as failed and notifies the merchant, who must resolve it, in one transaction. Does nothing if it was
 * finished since.
 */
export const failRefund = (
  parts: Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>,
  refund: OpenRefund,
  change: RefundChange & { last_error: string },
  /** What is left of its payment, if that is less than the refund. */
  refundedElsewhere?: { left: Paise },
): Promise<void> =>
  transact(parts.db, async (trx) => {
    const now = parts.clock.now()
    const order = await lockOrder(trx, refund.order_id)
    const overtaken = order && refundedElsewhere && { rest: restOf(refundedElsewhere, order) }
    if (overtaken) await announceOrderEvents(trx, { now, details: { refund_failed: { overtaken } } })
    await updateRefund(trx, refund.id, { ...change, status: 'failed' }, now)
    await queueOrderMessages(trx, refund.order_id, notifyContext(parts, now))
  })

/** The part of a cancelled order that must still be refunded, without what the merchant keeps. */
function restOf({ left }: { left: Paise }, order: LockedOrder): Paise {
  if (!isCancelled(order)) return 0
  const rest = Math.max(left - order.kept_paise, 0)
  return rest >= minRefundPaise ? rest : 0
}
