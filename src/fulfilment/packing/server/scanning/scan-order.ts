import { packOrder } from '#fulfilment/shipments/server/steps/pack-order.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { isCancelled, paymentState } from '#ordering/orders/rules/order-state.ts'
import { findAnyOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import type { Parts } from '#parts.ts'

/** Why a scanned order was not marked packed. */
export type ScanRefusal =
  | 'NO_NUMBER'
  | 'NO_SUCH_ORDER'
  | 'CANCELLED'
  | 'REFUNDED'
  | 'UNPAID'
  | 'MOVED_ON'
  | 'RECALLED'

type ScanOutcome =
  | { ok: true; order: Order; changed: boolean }
  | { ok: false; reason: ScanRefusal; number: number | null }

/**
 * Marks the scanned order packed. A second scan succeeds with `changed: false`.
 * @param typed what was scanned or typed
 */
export async function scanOrder(
  parts: Pick<Parts, 'db' | 'clock' | 'store' | 'settings'>,
  { typed, by }: { typed: string; by: { id: number; name: string } },
): Promise<ScanOutcome> {
  const number = parseOrderNumber(typed)
  if (number === undefined) return { ok: false, reason: 'NO_NUMBER', number: null }
  const packed = await packOrder(parts, { orderId: number, by })
  const order = await findAnyOrder(parts.db, number)
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER', number }
  if (packed.ok) return { ok: true, order, changed: packed.changed }
  if (isCancelled(order) && (await isRefunded(parts, number)))
    return { ok: false, reason: 'REFUNDED', number }
  return { ok: false, reason: toScanRefusal(packed.reason), number }
}

/** Whether the whole order was refunded. */
const isRefunded = async ({ db }: Pick<Parts, 'db'>, id: number) =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('payment_state', '=', paymentState.refunded)
    .executeTakeFirst()) !== undefined

/** Reasons that a scan does not tell apart become `MOVED_ON`. */
const toScanRefusal = (reason: string): ScanRefusal =>
  reason === 'CANCELLED' || reason === 'UNPAID' || reason === 'RECALLED' ? reason : 'MOVED_ON'

/** The order number that a scanner or a person enters: as on the slip or alone. */
const orderNumberPattern = /^#?\s*0*([1-9]\d{0,8})$/

/** @returns undefined for anything that cannot be an order number, such as a product's barcode */
function parseOrderNumber(typed: string): number | undefined {
  const number = orderNumberPattern.exec(typed.trim())?.[1]
  return number === undefined ? undefined : Number(number)
}
