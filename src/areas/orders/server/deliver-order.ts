import { transact } from '../../../database/transact.ts'
import type { Parts } from '../../../parts.ts'
import { lockOrder, moveOrder } from './move-order.ts'
import { recordOrderActivity } from './record-order-activity.ts'

type DeliverOrder = { ok: true } | { ok: false; reason: 'NO_SUCH_ORDER' | 'CANCELLED' }

/** Marks an order delivered: any that is not cancelled (decision B12). Marking twice is a success and changes nothing. */
export const deliverOrder = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { orderId, by }: { orderId: number; by: { id: number; name: string } },
): Promise<DeliverOrder> =>
  transact(db, async (trx): Promise<DeliverOrder> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (order.status === 'cancelled') return { ok: false, reason: 'CANCELLED' }
    if (order.status === 'delivered') return { ok: true }
    const now = clock.now()
    await moveOrder(trx, order, 'delivered', { delivered_at: now })
    await recordOrderActivity(trx, { actor: by, orderId, action: 'delivered', now })
    return { ok: true }
  })
