import { isOwnedBy, type OrderOwner } from '#ordering/buyers/server/order-owner.ts'
import { cancelCashOrder } from '#ordering/cash-on-delivery/server/cancel-cash-order.ts'
import { isAwaitingPayment, isDueOnDelivery, isToPack } from '#ordering/orders/rules/order-state.ts'
import type { Actor } from '#ordering/orders/server/states/record-order-event.ts'
import {
  type OrderOrigin,
  recordCancelledReservation,
} from '#ordering/reservations/server/cancelled-reservations.ts'
import type { Parts } from '#parts.ts'
import { confirmPayment } from '#payments/processing/server/confirm-payment.ts'
import { type CancelOrder, cancelPaidOrder } from './cancel-paid-order.ts'
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts'

/**
 * Cancels the owner's unpaid order when they close the payment window. The order leaves their list and its stock
 * returns at once, but the row stays: money that still arrives is accepted or refunded (decision B7). The provider is
 * polled first, because a closed window does not mean that nothing was paid; without an answer the order is cancelled
 * anyway. A cash order can be cancelled until it is packed, and a paid one if the shop allows that.
 * @param from the network and device of this request; the cancellation counts against them and against those the order
 * was placed from
 * @param by the account, if somebody who is logged in to it cancels: a link is not enough for a paid order
 */
export async function cancelOwnOrder(
  parts: Parts,
  {
    orderId,
    from,
    by,
    ...owner
  }: OrderOwner & { orderId: number; from: OrderOrigin; by?: Actor | undefined },
): Promise<CancelOrder> {
  const order = await parts.db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_state', 'provider_order_id', 'client_network', 'client_device'])
    .where('id', '=', orderId)
    .where(isOwnedBy(owner))
    .executeTakeFirst()
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  if (isDueOnDelivery(order)) return cancelOwnCashOrder(parts, { orderId, from })
  if (by && isToPack(order)) return cancelPaidOrder(parts, { orderId, by })
  if (isAwaitingPayment(order)) await confirmPayment(parts, order)
  await parts.hooks?.at?.('cancel:asked')
  const isReleased = await cancelUnpaidOrder(parts, orderId, 'dismissed')
  parts.catalogueVersion.stockMoved()
  if (isReleased && isAwaitingPayment(order))
    await recordCancelledReservation(
      parts.db,
      parts.settings,
      [from, originOfOrder(order)],
      parts.clock.now(),
    )
  return isReleased ? { ok: true } : { ok: false, reason: 'PAID' }
}

type PlacedOrder = { client_network: string | null; client_device: string | null }

const originOfOrder = ({ client_network, client_device }: PlacedOrder): Partial<OrderOrigin> => ({
  network: client_network ?? undefined,
  device: client_device ?? undefined,
})

/** Cancels the customer's own cash order; it counts like a reservation that the customer cancelled. */
async function cancelOwnCashOrder(
  parts: Parts,
  { orderId, from }: { orderId: number; from: OrderOrigin },
): Promise<CancelOrder> {
  const cancelled = await cancelCashOrder(parts, { orderId, reason: 'dismissed' })
  if (!cancelled.ok) return { ok: false, reason: cancelled.reason === 'PAID' ? 'PAID' : 'PACKED' }
  if (cancelled.changed) await recordCancelledReservation(parts.db, parts.settings, [from], parts.clock.now())
  return { ok: true }
}
