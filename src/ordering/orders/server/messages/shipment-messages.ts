import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { OrderEvent } from '#database/tables/order-history.ts'
import { parcelSentences } from '#fulfilment/shipments/words/index.ts'
import {
  notifyDelivered,
  notifyShipped,
  withdrawDeliveredMail,
  withdrawShippedMail,
} from '#operations/notifications/server/notify-shipment.ts'
import { shipmentState } from '../../rules/order-state.ts'
import { undoUntil } from '../lists/order-view.queries.ts'
import type { Message } from './message.ts'
import { withdrawStepPush } from './push-messages.ts'

/* The mails about a shipment wait until their step can't be undone any more. */

export const orderDispatched: Message<'dispatched'> = (trx, { details, happened_at }, { order, context }) => {
  const { parcel, courier, tracking_number: trackingNumber } = details
  const courierName = parcelSentences.couriers[courier].in(order.locale)
  const shipment = { id: parcel, courier, courierName, trackingNumber, rest: order.rest }
  return notifyShipped(trx, order, shipment, { ...context, undoUntil: undoUntil(happened_at) })
}

export const orderDelivered: Message<'delivered'> = (trx, { happened_at }, { order, context }) =>
  notifyDelivered(trx, order, { ...context, undoUntil: undoUntil(happened_at) })

/**
 * Withdraws the mail about a step that is being undone.
 * @returns false if its sending has begun: once a customer was notified, the step stays
 */
export async function withdrawStepMail(
  trx: Transaction<Database>,
  orderId: number,
  { kind, details }: OrderEvent,
): Promise<boolean> {
  await withdrawStepPush(trx, orderId, { kind, details } as OrderEvent)
  if (kind === shipmentState.dispatched) return withdrawShippedMail(trx, orderId, details.parcel)
  if (kind === shipmentState.delivered) return withdrawDeliveredMail(trx, orderId)
  return true
}
