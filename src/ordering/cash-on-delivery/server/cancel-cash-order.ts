import type { Transaction } from 'kysely'
import { issueCancellationNote } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import type { Database } from '#database/schema.ts'
import type { CancelReason } from '#database/tables/orders.ts'
import { transact } from '#database/transact.ts'
import { releaseUnits } from '#inventory/stock/server/reserve-units.ts'
import { notifyCancelled } from '#operations/notifications/server/notify-refund.ts'
import {
  isCancelled,
  isDueOnDelivery,
  isNotFullyShipped,
  paymentMethod,
  shipmentState,
} from '#ordering/orders/rules/order-state.ts'
import { recordOrderActivity } from '#ordering/orders/server/states/record-order-activity.ts'
import type { Actor } from '#ordering/orders/server/states/record-order-event.ts'
import {
  type LockedOrder,
  listStockLines,
  lockOrder,
  transitionOrder,
} from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { sentences } from '../words/index.ts'
import * as words from '../words/office/en.ts'

type Trx = Transaction<Database>
type CancelParts = Pick<Parts, 'db' | 'clock' | 'store' | 'storeSettingsForDocuments' | 'catalogueVersion'>

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
    await cancelAndNotify(trx, parts, order, { reason, restock: true })
    const now = parts.clock.now()
    if (by) await recordOrderActivity(trx, { actor: by, orderId, action: words.activity.cancelled, now })
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
    await cancelAndNotify(trx, parts, order, { reason: 'refused', restock })
    const action = restock ? words.activity.refusedRestocked : words.activity.refusedWasted
    await recordOrderActivity(trx, { actor: by, orderId, action, now: parts.clock.now() })
    return undefined
  })

/** Runs a cancellation on the locked order; `cancel` returns a refusal, or undefined once it has cancelled. */
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
    return reason ? { ok: false, reason } : { ok: true, changed: true }
  })
  parts.catalogueVersion.stockMoved()
  return cancelled
}

type Cancellation = { reason: CancelReason; restock: boolean }

/** Cancels the order, returns its stock if asked to, mails the customer, and reverses an invoice that was issued. */
async function cancelAndNotify(
  trx: Trx,
  { clock, store, storeSettingsForDocuments }: CancelParts,
  order: LockedOrder,
  { reason, restock }: Cancellation,
) {
  const now = clock.now()
  const cancellation = { cancel_reason: reason, cancelled_at: now }
  await transitionOrder(trx, order, { parcel_state: shipmentState.cancelled }, cancellation)
  if (restock) await releaseUnits(trx, await listStockLines(trx, order.id), { orderId: order.id, now })
  const why = reason === 'refused' ? sentences.refusedAtDoor.in(order.locale) : ''
  await notifyCancelled(trx, order, { paise: 0, reason: why }, { store: store(), now })
  const issuing = { store: await storeSettingsForDocuments(trx), clock }
  await issueCancellationNote(trx, order.id, issuing)
}
