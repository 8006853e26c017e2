import { transact } from '#database/transact.ts'
import { composeDispatched, parcelOfKey } from '#operations/notifications/server/tell-of-parcel.ts'
import { lockOrder } from '#ordering/orders/server/states/move-order.ts'
import type { Parts } from '#parts.ts'
import { said } from '../words/parcel/index.ts'

/**
 * The mail of a parcel, at the moment it is sent: what was still to come when the parcel left may have been refunded, sent or
 * delivered since. Nothing where the parcel was taken back.
 */
export const composeDispatchedNow = (
  { db, store, settings }: Pick<Parts, 'db' | 'settings' | 'store'>,
  { id: mailId, subject_key, recipient }: { id: number; subject_key: string; recipient: string },
) =>
  transact(db, async (trx) => {
    const { orderId, parcelId } = parcelOfKey(subject_key)
    // Locked: a refund of the rest that is being written down is waited for.
    const order = await lockOrder(trx, orderId)
    const parcel = await trx
      .selectFrom('parcels')
      .select(['id', 'courier', 'tracking_number as trackingNumber'])
      .where('id', '=', parcelId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (!order || !parcel) return undefined
    const courierName = said.couriers[parcel.courier].in(order.locale)
    const told = { ...parcel, courierName, rest: order.rest }
    const saidBy = { store: store(), publicUrl: settings.publicUrl, mailId }
    return composeDispatched(trx, { ...order, email: recipient }, told, saidBy)
  })
