import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { collectCash } from '#ordering/cash-on-delivery/server/collect-cash.ts'
import { findCashDispatchRefusal } from '#ordering/cash-on-delivery/server/find-cash-dispatch-refusal.ts'
import {
  isCancelled,
  isDelivered,
  isDueOnDelivery,
  shipmentState,
} from '#ordering/orders/rules/order-state.ts'
import { hasInvoice } from '#ordering/orders/server/lists/has-invoice.queries.ts'
import type { Actor } from '#ordering/orders/server/states/record-order-event.ts'
import { type LockedOrder, lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { hasRecalledUnits } from '../recalled-units.queries.ts'
import { applyStep, type StepParts, type StepResult } from './apply-step.ts'

/**
 * Marks an order and all its shipments delivered, and mails the customer: any order that is not cancelled (decision
 * B12). A cash order is then also paid. Marking it twice succeeds without a change.
 */
export async function deliverOrder(
  parts: DeliverDeps & Pick<Parts, 'db' | 'hooks'>,
  { orderId, by }: { orderId: number; by: Actor },
): Promise<StepResult> {
  const { db, hooks } = parts
  const result = await transact(db, async (trx): Promise<StepResult> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (isCancelled(order)) return { ok: false, reason: 'CANCELLED' }
    if (isDelivered(order)) return { ok: true, changed: false }
    if (await hasRecalledUnits(trx, order.id)) return { ok: false, reason: 'RECALLED' }
    if (isDueOnDelivery(order) && !(await hasInvoice(trx, order.id))) {
      const reason = await findCashDispatchRefusal(trx, parts, order, { whole: true })
      if (reason) return { ok: false, reason }
    }
    await deliverWholeOrder(trx, parts, order, by)
    await hooks?.at?.('parcel:delivery-told')
    return { ok: true, changed: true }
  })
  await hooks?.at?.('parcel:delivered')
  return result
}

export type DeliverDeps = StepParts & Pick<Parts, 'storeSettingsForDocuments'>

/**
 * Marks a locked order and all its shipments delivered, and queues a mail to the customer. The courier has collected the
 * money for a cash order, which is paid in the same step.
 */
export async function deliverWholeOrder(
  trx: Transaction<Database>,
  parts: DeliverDeps,
  order: LockedOrder,
  by: Actor | undefined,
) {
  const { delivered } = shipmentState
  const now = parts.clock.now()
  const details = { from: order.parcel_state, parcels: await markShipmentsDelivered(trx, order.id, now) }
  const event = { kind: delivered, details }
  await applyStep(trx, parts, order, { to: delivered, event, by, now, changes: { delivered_at: now } })
  if (isDueOnDelivery(order)) await collectCash(trx, parts, { ...order, parcel_state: delivered }, now)
}

/** @returns the ids of the shipments that were on their way */
async function markShipmentsDelivered(trx: Transaction<Database>, orderId: number, now: Date) {
  const arrived = await trx
    .updateTable('parcels')
    .set({ delivered_at: now })
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null)
    .returning('id')
    .execute()
  return arrived.map(({ id }) => id)
}
