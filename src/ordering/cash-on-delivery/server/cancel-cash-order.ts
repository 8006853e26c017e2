import type { Transaction } from 'kysely'
import { issueCancellationNote } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import type { Database } from '#database/schema.ts'
import type { CancelReason } from '#database/tables/orders.ts'
import { transact } from '#database/transact.ts'
import { releaseUnits } from '#inventory/stock/server/reserve-units.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import {
  isCancelled,
  isDueOnDelivery,
  isNotFullyShipped,
  paymentMethod,
  shipmentState,
} from '#ordering/orders/rules/order-state.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import {
  type Actor,
  announceOrderEvents,
  recordOrderEvent,
} from '#ordering/orders/server/states/record-order-event.ts'
import {
  type LockedOrder,
  listStockLines,
  lockOrder,
  transitionOrder,
} from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'

type Trx = Transaction<Database>
type CancelParts = Pick<
  Parts,
  'db' | 'clock' | 'store' | 'settings' | 'storeSettingsForDocuments' | 'catalogueVersion'
>

/** `NOT_SENT`: an order that was not dispatched cannot be refused at the door. */
type CashCancelRefusal = 'NO_SUCH_ORDER' | 'NOT_CASH' | 'PAID' | 'PACKED' | 'DISPATCHED' | 'NOT_SENT'
export type CancelCashOrder = { ok: true; changed: boolean } | { ok: false; reason: CashCancelRefusal }

/**
 * Cancels an unpaid cash order and returns its stock: its customer until it is packed (`dismissed`), the merchant until
 * it is dispatched. Idempotent.
 * @param by the merchant
 */
export const cancelCashOrder = (
  parts: CancelParts,
  { orderId, reason, by }: { orderId: number; reason: 'dismissed' | 'merchant'; by?: Actor },
) =>
  cancelInTransaction(parts, orderId, async (trx, order) => {
    if (order.parcel_state === shipmentState.packed && reason === 'dismissed') return 'PACKED'
    if (!isNotFullyShipped(order.parcel_state)) return 'DISPATCHED'
    await cancelAndRestock(trx, parts, order, { reason, restock: true, by })
    return undefined
  })

/**
 * Records that a customer refused a dispatched cash order at the door. It is cancelled, counts against the customer's
 * next cash order, and its goods are back in the shop. Idempotent.
 * @param restock whether the goods go back to stock; otherwise they are waste
 */
export const recordDeliveryRefused = (
  parts: CancelParts,
  { orderId, restock, by }: { orderId: number; restock: boolean; by: Actor },
) =>
  cancelInTransaction(parts, orderId, async (trx, order) => {
    if (order.parcel_state !== shipmentState.dispatched) return 'NOT_SENT'
    await cancelAndRestock(trx, parts, order, { reason: 'refused', restock, by })
    const kind = restock ? 'items_restocked' : 'items_not_restocked'
    await recordOrderEvent(trx, { orderId, kind, details: {}, actor: by, now: parts.clock.now() })
    return undefined
  })

/**
 * Runs a cancellation on the locked order, and notifies the customer; `cancel` returns a refusal, or undefined once it has
 * cancelled.
 */
async function cancelInTransaction(
  parts: CancelParts,
  orderId: number,
  cancel: (trx: Trx, order: LockedOrder) => Promise<CashCancelRefusal | undefined>,
): Promise<CancelCashOrder> {
  const cancelled = await transact(parts.db, async (trx): Promise<CancelCashOrder> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (order.payment_method !== paymentMethod.cashOnDelivery) return { ok: false, reason: 'NOT_CASH' }
    if (isCancelled(order)) return { ok: true, changed: false }
    if (!isDueOnDelivery(order)) return { ok: false, reason: 'PAID' }
    const reason = await cancel(trx, order)
    if (reason) return { ok: false, reason }
    await queueOrderMessages(trx, orderId, notifyContext(parts, parts.clock.now()))
    return { ok: true, changed: true }
  })
  parts.catalogueVersion.stockMoved()
  return cancelled
}

type Cancellation = { reason: CancelReason; restock: boolean; by: Actor | undefined }

/** Cancels the order, returns its stock if asked to, and reverses an invoice that was issued. */
async function cancelAndRestock(
  trx: Trx,
  { clock, storeSettingsForDocuments }: CancelParts,
  order: LockedOrder,
  { reason, restock, by }: Cancellation,
) {
  const now = clock.now()
  await announceOrderEvents(trx, { actor: by, now })
  const cancellation = { cancel_reason: reason, cancelled_at: now }
  await transitionOrder(trx, order, { parcel_state: shipmentState.cancelled }, cancellation)
  if (restock) await releaseUnits(trx, await listStockLines(trx, order.id), { orderId: order.id, now })
  const issuing = { store: await storeSettingsForDocuments(trx), clock }
  await issueCancellationNote(trx, order.id, issuing)
}
