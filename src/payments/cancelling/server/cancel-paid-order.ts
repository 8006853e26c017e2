import { randomUUID } from 'node:crypto'
import { transact } from '#database/transact.ts'
import { isCancelled, isToPack, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { hasShipments } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { findPayingPayment, findRefundable } from '#payments/refunds/server/refundable.queries.ts'
import { requestRefundIn } from '#payments/refunds/server/request-refund.ts'
import { toRupees } from '#values/money/money.ts'

/** `refunded`: it was paid, and the money goes back. */
export type CancelOrder =
  | { ok: true; refunded?: boolean }
  | { ok: false; reason: 'NO_SUCH_ORDER' | 'PAID' | 'PACKED' | 'NOT_REFUNDABLE' }

/**
 * Cancels a paid order for its customer until it is packed, if the shop allows that: everything that is left is
 * refunded, as if the merchant had done it, and the goods return to stock. Packing locks the order as well, so exactly one
 * of the two wins. Idempotent: a second call finds it cancelled.
 * @param by the customer, whose order it must be
 * @returns the refusal `PAID` if the shop doesn't allow it, `NOT_REFUNDABLE` if a person has to look at the refund
 */
export async function cancelPaidOrder(
  parts: Parts,
  { orderId, by }: { orderId: number; by: { id: number; name: string } },
): Promise<CancelOrder> {
  if (!parts.store().cancelPaid) return { ok: false, reason: 'PAID' }
  const cancelled = await transact(parts.db, async (trx): Promise<CancelOrder> => {
    const order = await lockOrder(trx, orderId)
    if (order?.user_id !== by.id) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (isCancelled(order)) return { ok: true, refunded: true }
    if (!isToPack(order)) return { ok: false, reason: 'PAID' }
    if (order.parcel_state !== shipmentState.toPack || (await hasShipments(trx, orderId)))
      return { ok: false, reason: 'PACKED' }
    const payment = await findPayingPayment(trx, orderId)
    if (!payment) return { ok: false, reason: 'PAID' }
    const { left, lines } = await findRefundable(trx, order, payment.id)
    // A line whose variant is gone has no stock to return to.
    const restocked = lines.filter(({ packId, quantity, refunded }) => packId !== null && quantity > refunded)
    const requested = await requestRefundIn(trx, parts, {
      orderId,
      by,
      // Only a merchant's refund can be too large to be made without a second factor.
      isConfirmed: true,
      input: {
        what: 'all',
        lines: restocked.map(({ id, quantity, refunded }) => ({
          item_id: id,
          quantity: quantity - refunded,
          restock: true,
        })),
        form_key: randomUUID(),
        left: toRupees(left),
        reason: 'customer_wish',
        note: '',
      },
    })
    return requested.ok ? { ok: true, refunded: true } : { ok: false, reason: 'NOT_REFUNDABLE' }
  })
  parts.catalogueVersion.stockMoved()
  await parts.hooks?.at?.('refund:wanted')
  return cancelled
}
