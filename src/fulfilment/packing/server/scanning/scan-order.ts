import { packOrder } from '#fulfilment/shipments/server/steps/pack-order.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { findAnyOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import type { Parts } from '#parts.ts'
import { isCancelled, paymentState } from '#values/order-state.ts'
import { orderNumberIn } from './order-number.ts'

/** Why a scanned parcel was not ticked off. */
export type ScanRefusal =
  | 'NO_NUMBER'
  | 'NO_SUCH_ORDER'
  | 'CANCELLED'
  | 'REFUNDED'
  | 'UNPAID'
  | 'MOVED_ON'
  | 'RECALLED'

type Scanned =
  | { ok: true; order: Order; changed: boolean }
  | { ok: false; reason: ScanRefusal; number: number | null }

/** Ticks the order off whose number was scanned or typed. Scanned twice, it stays as it is, and that is told. */
export async function scanOrder(
  parts: Pick<Parts, 'db' | 'clock'>,
  { typed, by }: { typed: string; by: { id: number; name: string } },
): Promise<Scanned> {
  const number = orderNumberIn(typed)
  if (number === undefined) return { ok: false, reason: 'NO_NUMBER', number: null }
  const packed = await packOrder(parts, { orderId: number, by })
  const order = await findAnyOrder(parts.db, number)
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER', number }
  if (packed.ok) return { ok: true, order, changed: packed.changed }
  if (isCancelled(order) && (await isRefunded(parts, number)))
    return { ok: false, reason: 'REFUNDED', number }
  return { ok: false, reason: reasonOf(packed.reason), number }
}

const isRefunded = async ({ db }: Pick<Parts, 'db'>, id: number) =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('payment_state', '=', paymentState.refunded)
    .executeTakeFirst()) !== undefined

/** Packing is refused for no other reason than these. */
const reasonOf = (reason: string): ScanRefusal =>
  reason === 'CANCELLED' || reason === 'UNPAID' || reason === 'RECALLED' ? reason : 'MOVED_ON'
