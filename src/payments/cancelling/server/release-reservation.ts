import { transact } from '#database/transact.ts'
import { cancelCashOrder } from '#ordering/cash-on-delivery/server/cancel-cash-order.ts'
import {
  isAwaitingPayment,
  isCancelled,
  isDueOnDelivery,
  isWithoutPrice,
} from '#ordering/orders/rules/order-state.ts'
import { announceOrderEvents } from '#ordering/orders/server/states/record-order-event.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import { cancelReplacement } from '#ordering/returns/server/replacements/cancel-replacement.ts'
import type { Parts } from '#parts.ts'
import { confirmPayment } from '#payments/processing/server/confirm-payment.ts'
import { cancelAndReturnStock } from './cancel-unpaid-order.ts'

type ReleaseReservation =
  | { ok: true }
  | { ok: false; reason: 'NO_SUCH_ORDER' | 'PAID' }
  | { ok: false; reason: 'DISPATCHED'; isReplacement: boolean }

/**
 * The merchant cancels an unpaid order, or a cash order or replacement that was not dispatched, and returns its stock. The provider is polled first: an order that has been
 * paid by now stays. Money that arrives later is accepted or refunded (decision B7).
 */
export async function releaseReservation(
  parts: Parts,
  { orderId, by }: { orderId: number; by: { id: number; name: string } },
): Promise<ReleaseReservation> {
  const found = await parts.db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_state', 'payment_method', 'provider_order_id'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (found && isDueOnDelivery(found)) {
    const cancelled = await cancelCashOrder(parts, { orderId, reason: 'merchant', by })
    if (cancelled.ok) return { ok: true }
    if (cancelled.reason === 'PAID') return { ok: false, reason: 'PAID' }
    return { ok: false, reason: 'DISPATCHED', isReplacement: false }
  }
  if (found && isWithoutPrice(found)) {
    const cancelled = await cancelReplacement(parts, { orderId, by })
    if (cancelled.ok) return { ok: true }
    return cancelled.reason === 'DISPATCHED'
      ? { ok: false, reason: 'DISPATCHED', isReplacement: true }
      : { ok: false, reason: cancelled.reason }
  }
  if (found && isAwaitingPayment(found)) await confirmPayment(parts, found)
  const released = await transact(parts.db, async (trx): Promise<ReleaseReservation> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (isCancelled(order)) return { ok: true }
    if (!isAwaitingPayment(order)) return { ok: false, reason: 'PAID' }
    await announceOrderEvents(trx, { actor: by, now: parts.clock.now() })
    await cancelAndReturnStock(trx, parts, order, 'released')
    return { ok: true }
  })
  parts.catalogueVersion.stockMoved()
  return released
}
