import { transact } from '#database/transact.ts'
import { lockOrder } from '#ordering/orders/server/states/move-order.ts'
import { recordOrderActivity } from '#ordering/orders/server/states/record-order-activity.ts'
import type { Parts } from '#parts.ts'
import { settleOrder } from '#payments/processing/server/settle-order.ts'
import { isAwaitingPayment, isCancelled } from '#values/order-state.ts'
import { giveUp } from './give-up-order.ts'

type ReleaseHold = { ok: true } | { ok: false; reason: 'NO_SUCH_ORDER' | 'PAID' }

/**
 * The merchant gives the stock of an unpaid order back to everyone. The provider is asked first: what is paid by now is
 * an order. Money that arrives later is honoured or returned, as for any order that was given up (decision B7).
 */
export async function releaseHold(
  parts: Parts,
  { orderId, by }: { orderId: number; by: { id: number; name: string } },
): Promise<ReleaseHold> {
  const found = await parts.db
    .selectFrom('orders')
    .select(['id', 'status', 'provider_order_id'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (found && isAwaitingPayment(found)) await settleOrder(parts, found)
  const released = await transact(parts.db, async (trx): Promise<ReleaseHold> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (isCancelled(order)) return { ok: true }
    if (!isAwaitingPayment(order)) return { ok: false, reason: 'PAID' }
    await giveUp(trx, parts, order, 'released')
    await recordOrderActivity(trx, { actor: by, orderId, action: 'released', now: parts.clock.now() })
    return { ok: true }
  })
  parts.catalogueVersion.stockMoved()
  return released
}
