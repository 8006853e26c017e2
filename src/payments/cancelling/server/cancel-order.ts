import { countGivenUp, type OrdersFrom } from '#ordering/reservations/server/given-up.ts'
import type { Parts } from '#parts.ts'
import { settleOrder } from '#payments/processing/server/settle-order.ts'
import { isAwaitingPayment } from '#values/order-state.ts'
import { releaseOrder } from './give-up-order.ts'

type CancelOrder = { ok: true } | { ok: false; reason: 'NO_SUCH_ORDER' | 'PAID' }

/**
 * A shopper closes the payment window. The order leaves their list and its stock returns at once, but it stays on
 * record: money that arrives for it after all is honoured or returned (decision B7). The provider is asked first, for a
 * closed window does not mean that nothing was paid; when it does not answer, the order is given up all the same.
 * @param from what the cancelled reservation is counted for, across accounts, beside where it was placed
 */
export async function cancelOwnOrder(
  parts: Parts,
  { userId, orderId, from }: { userId: number; orderId: number; from: OrdersFrom },
): Promise<CancelOrder> {
  const order = await parts.db
    .selectFrom('orders')
    .select(['id', 'status', 'provider_order_id', 'client_network', 'client_device'])
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  if (isAwaitingPayment(order)) await settleOrder(parts, order)
  await parts.hooks?.at?.('cancel:asked')
  const isReleased = await releaseOrder(parts, orderId, 'dismissed')
  parts.catalogueVersion.stockMoved()
  if (isReleased && isAwaitingPayment(order))
    await countGivenUp(parts.db, parts.settings, [from, placedFrom(order)], parts.clock.now())
  return isReleased ? { ok: true } : { ok: false, reason: 'PAID' }
}

type Placed = { client_network: string | null; client_device: string | null }

const placedFrom = ({ client_network, client_device }: Placed): Partial<OrdersFrom> => ({
  network: client_network ?? undefined,
  device: client_device ?? undefined,
})
