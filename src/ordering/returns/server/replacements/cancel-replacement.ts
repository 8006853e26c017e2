import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { releaseUnits } from '#inventory/stock/server/reserve-units.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import {
  isCancelled,
  isNotFullyShipped,
  isWithoutPrice,
  shipmentState,
} from '#ordering/orders/rules/order-state.ts'
import { hasShipments } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import {
  type Actor,
  announceOrderEvents,
  recordOrderEvent,
} from '#ordering/orders/server/states/record-order-event.ts'
import {
  listStockLines,
  lockOrder,
  transitionOrder,
} from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { findReturnOfReplacement } from './replacements.queries.ts'

type Trx = Transaction<Database>
type CancelParts = Pick<Parts, 'db' | 'clock' | 'store' | 'settings' | 'catalogueVersion'>
export type CancelReplacement =
  | { ok: true; changed: boolean }
  | { ok: false; reason: 'NO_SUCH_ORDER' | 'DISPATCHED' }

/**
 * Cancels a replacement of which nothing was dispatched: its units return to stock, and the return waits again to be
 * refunded or replaced. Idempotent.
 */
export async function cancelReplacement(
  parts: CancelParts,
  { orderId, by }: { orderId: number; by: Actor },
): Promise<CancelReplacement> {
  const cancelled = await transact(parts.db, async (trx): Promise<CancelReplacement> => {
    const order = await lockOrder(trx, orderId)
    if (!order || !isWithoutPrice(order)) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (isCancelled(order)) return { ok: true, changed: false }
    if (!isNotFullyShipped(order.parcel_state) || (await hasShipments(trx, orderId)))
      return { ok: false, reason: 'DISPATCHED' }
    const now = parts.clock.now()
    await announceOrderEvents(trx, { actor: by, now })
    const cancellation = { cancel_reason: 'merchant' as const, cancelled_at: now }
    await transitionOrder(trx, order, { parcel_state: shipmentState.cancelled }, cancellation)
    await releaseUnits(trx, await listStockLines(trx, orderId), { orderId, now })
    await queueOrderMessages(trx, orderId, notifyContext(parts, now))
    await reopenReturn(trx, { replacementId: orderId, by, now })
    return { ok: true, changed: true }
  })
  parts.catalogueVersion.stockMoved()
  return cancelled
}

/**
 * The order of the return is locked after its replacement, which is newer: whoever locks several orders locks the newest
 * first.
 */
async function reopenReturn(
  trx: Trx,
  { replacementId, by, now }: { replacementId: number; by: Actor; now: Date },
) {
  const found = await findReturnOfReplacement(trx, replacementId)
  if (!found) throw new Error(`the replacement ${replacementId} has no return`)
  await lockOrder(trx, found.order_id)
  await trx
    .updateTable('returns')
    .set({
      state: found.send_back ? 'inspected' : 'approved',
      replacement_id: null,
      version: found.version + 1,
      changed_at: now,
    })
    .where('id', '=', found.id)
    .execute()
  await recordOrderEvent(trx, {
    orderId: found.order_id,
    kind: 'return_reopened',
    details: { return: found.id, order: replacementId },
    actor: by,
    now,
  })
}
