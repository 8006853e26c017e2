import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { findUnsentLines } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import { type LockedOrder, lockOrder } from '#ordering/orders/server/states/move-order.ts'
import type { Actor } from '#ordering/orders/server/states/record-order-event.ts'
import type { Parts } from '#parts.ts'
import { isCancelled } from '#values/order-state.ts'
import { deliverAll } from './deliver-order.ts'
import { type StepTaken, takeStep } from './take-step.ts'

type Trx = Transaction<Database>
type Arrival = { orderId: number; parcelId: number; by: Actor }

/**
 * Notes one parcel of an order as delivered. The order is delivered with the last of its parcels, once nothing of it is left
 * to be sent. Noting twice is a success and changes nothing.
 */
export const deliverParcel = (
  { db, clock, store, settings }: Pick<Parts, 'db' | 'clock' | 'store' | 'settings'>,
  { orderId, parcelId, by }: Arrival,
): Promise<StepTaken> =>
  transact(db, async (trx): Promise<StepTaken> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    const parcels = await findParcels(trx, orderId)
    const parcel = parcels.find(({ id }) => id === parcelId)
    if (!parcel) return { ok: false, reason: 'NO_SUCH_PARCEL' }
    if (isCancelled(order)) return { ok: false, reason: 'CANCELLED' }
    if (parcel.delivered_at) return { ok: true, changed: false }
    const now = clock.now()
    const isLast = parcels.every(({ id, delivered_at }) => id === parcelId || delivered_at)
    if (isLast && (await findUnsentLines(trx, orderId)).length === 0)
      await deliverAll(trx, order, { by, now, store: store(), publicUrl: settings.publicUrl })
    else await arrive(trx, order, parcel, { by, now })
    return { ok: true, changed: true }
  })

type Parcel = Awaited<ReturnType<typeof findParcels>>[number]

const findParcels = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('parcels')
    .select(['id', 'courier', 'tracking_number', 'delivered_at'])
    .where('order_id', '=', orderId)
    .execute()

/** The order stays where it is: others of its parcels are on their way, or not sent yet. */
async function arrive(
  trx: Trx,
  order: LockedOrder,
  { id: parcel, courier, tracking_number }: Parcel,
  { by, now }: { by: Actor; now: Date },
) {
  await trx.updateTable('parcels').set({ delivered_at: now }).where('id', '=', parcel).execute()
  const from = order.parcel_state
  const details = { from, parcel, courier, tracking_number }
  await takeStep(trx, order, { to: from, event: { kind: 'parcel_arrived', details }, by, now })
}
