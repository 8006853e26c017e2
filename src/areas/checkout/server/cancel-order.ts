import type { CancelReason } from '../../../database/schema.ts'
import { transact } from '../../../database/transact.ts'
import type { Parts } from '../../../parts.ts'
import { returnStock } from '../../catalogue/server/stock.ts'
import { findStockLines, lockOrder, moveOrder } from '../../orders/server/move-order.ts'
import { settleOrder } from './settle-order.ts'

type CancelOrder = { ok: true } | { ok: false; reason: 'NO_SUCH_ORDER' | 'PAID' }

/**
 * A shopper closes the payment window. The order leaves their list and its stock returns at once, but it stays on
 * record: money that arrives for it after all is honoured or returned (decision B7). The provider is asked first, for a
 * closed window does not mean that nothing was paid; when it does not answer, the order is given up all the same.
 */
export async function cancelOwnOrder(
  parts: Parts,
  { userId, orderId }: { userId: number; orderId: number },
): Promise<CancelOrder> {
  const order = await parts.db
    .selectFrom('orders')
    .select(['id', 'status', 'provider_order_id'])
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  if (order.status === 'pending') await settleOrder(parts, order)
  await parts.hooks?.at?.('cancel:asked')
  return (await releaseOrder(parts, orderId, 'dismissed')) ? { ok: true } : { ok: false, reason: 'PAID' }
}

/**
 * Gives an unpaid order up and returns its stock, both once: whoever comes second finds it cancelled.
 * @returns whether it is cancelled now
 */
export const releaseOrder = (
  { db, clock, hooks }: Pick<Parts, 'db' | 'clock' | 'hooks'>,
  orderId: number,
  reason: CancelReason,
): Promise<boolean> =>
  transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order?.status !== 'pending') return order?.status === 'cancelled'
    const now = clock.now()
    await moveOrder(trx, order, 'cancelled', { cancel_reason: reason, cancelled_at: now })
    await hooks?.at?.('cancel:before-stock')
    await returnStock(trx, await findStockLines(trx, orderId))
    await hooks?.at?.('cancel:before-commit')
    return true
  })
