import { transact } from '#database/transact.ts'
import {
  composeShippedMail,
  parseShipmentMailKey,
} from '#operations/notifications/server/compose-shipped-mail.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { parcelSentences } from '../words/index.ts'

/**
 * Composes a shipment’s mail when it is sent, because the rest of the order may have been refunded, sent or delivered
 * since. Undefined if the shipment was undone.
 */
export const composeDispatchMailNow = (
  parts: Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>,
  { id: mailId, subject_key, recipient }: { id: number; subject_key: string; recipient: string },
) =>
  transact(parts.db, async (trx) => {
    const { orderId, parcelId } = parseShipmentMailKey(subject_key)
    // Locked, so that a refund being written is waited for.
    const order = await lockOrder(trx, orderId)
    const parcel = await trx
      .selectFrom('parcels')
      .select(['id', 'courier', 'tracking_number as trackingNumber'])
      .where('id', '=', parcelId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    if (!order || !parcel) return undefined
    const courierName = parcelSentences.couriers[parcel.courier].in(order.locale)
    const shipment = { ...parcel, courierName, rest: order.rest }
    const mailContext = { ...notifyContext(parts, parts.clock.now()), mailId }
    return composeShippedMail(trx, { ...order, email: recipient }, shipment, mailContext)
  })
