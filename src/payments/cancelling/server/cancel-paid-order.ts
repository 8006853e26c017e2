import { transact } from '#database/transact.ts'
import { isCancelled, isToPack } from '#ordering/orders/rules/order-state.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { isStillHere, refundAndCancel } from './refund-and-cancel.ts'

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
    if (!(await isStillHere(trx, order))) return { ok: false, reason: 'PACKED' }
    return refundAndCancel(trx, parts, { order, by, reason: 'customer_wish', note: '' })
  })
  parts.catalogueVersion.stockMoved()
  await parts.hooks?.at?.('refund:wanted')
  return cancelled
}
