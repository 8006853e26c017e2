import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { isCancelled } from '#ordering/orders/rules/order-state.ts'
import { listUnsentLines } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import type { Actor } from '#ordering/orders/server/states/record-order-event.ts'
import { type LockedOrder, lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { applyStep, type StepParts, type StepResult } from './apply-step.ts'
import { type DeliverDeps, deliverWholeOrder } from './deliver-order.ts'

type Trx = Transaction<Database>
type DeliverShipmentInput = { orderId: number; parcelId: number; by: Actor | undefined }

/**
 * Marks one shipment delivered. The order is delivered with its last shipment, once no unit is unsent. Marking it twice
 * succeeds without a change.
 */
export const deliverShipment = (
  parts: DeliverDeps & Pick<Parts, 'db'>,
  { orderId, parcelId, by }: DeliverShipmentInput,
): Promise<StepResult> =>
  transact(parts.db, async (trx): Promise<StepResult> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    const parcels = await listShipments(trx, orderId)
    const parcel = parcels.find(({ id }) => id === parcelId)
    if (!parcel) return { ok: false, reason: 'NO_SUCH_PARCEL' }
    if (isCancelled(order)) return { ok: false, reason: 'CANCELLED' }
    if (parcel.delivered_at) return { ok: true, changed: false }
    const isLast = parcels.every(({ id, delivered_at }) => id === parcelId || delivered_at)
    if (isLast && (await listUnsentLines(trx, orderId)).length === 0)
      await deliverWholeOrder(trx, parts, order, by)
    else await markShipmentDelivered(trx, parts, order, parcel, { by, now: parts.clock.now() })
    return { ok: true, changed: true }
  })

type Shipment = Awaited<ReturnType<typeof listShipments>>[number]

const listShipments = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('parcels')
    .select(['id', 'courier', 'tracking_number', 'delivered_at'])
    .where('order_id', '=', orderId)
    .execute()

/**
 * Marks one shipment delivered, without a mail. The order's state does not change: other shipments are on their way or
 * not sent yet.
 */
async function markShipmentDelivered(
  trx: Trx,
  parts: StepParts,
  order: LockedOrder,
  { id: parcel, courier, tracking_number }: Shipment,
  { by, now }: { by: Actor | undefined; now: Date },
) {
  await trx.updateTable('parcels').set({ delivered_at: now }).where('id', '=', parcel).execute()
  const from = order.parcel_state
  const details = { from, parcel, courier, tracking_number }
  await applyStep(trx, parts, order, { to: from, event: { kind: 'parcel_arrived', details }, by, now })
}
