import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { OrderEvent } from '#database/tables/order-history.ts'
import { shipmentMailKey } from '#operations/notifications/server/compose-shipped-mail.ts'
import { withdrawWhatsapp, writeWhatsapp } from '#operations/whatsapp/server/write-message.ts'
import { isPlacedByShop } from '#ordering/buyers/server/buyer.queries.ts'
import { isAwaitingPayment, isDueOnDelivery, shipmentState } from '../../rules/order-state.ts'
import { undoUntil } from '../lists/order-view.queries.ts'
import type { Message } from './message.ts'
import { isCashOrder } from './sale-messages.ts'

/* WhatsApp messages follow from the same events as the mails, if the customer wants them. */

export const cashOrderOnWhatsapp: Message<'placed'> = async (trx, _placed, { order, context: { now } }) => {
  if (isCashOrder(order))
    await writeWhatsapp(trx, { kind: 'cash_order_confirmed', subjectKey: String(order.id), order, now })
}

/** An order that the shop has placed: the message leads to its page, where it is paid. */
export const phoneOrderOnWhatsapp: Message<'placed'> = async (trx, _placed, { order, context: { now } }) => {
  if (isAwaitingPayment(order) && (await isPlacedByShop(trx, order.id)))
    await writeWhatsapp(trx, { kind: 'order_to_pay', subjectKey: String(order.id), order, now })
}

export const orderOnWhatsapp: Message<'paid'> = async (trx, _paid, { order, context: { now } }) => {
  if (!isCashOrder(order))
    await writeWhatsapp(trx, { kind: 'order_confirmed', subjectKey: String(order.id), order, now })
}

export const dispatchOnWhatsapp: Message<'dispatched'> = (
  trx,
  { details, happened_at },
  { order, context },
) =>
  writeWhatsapp(trx, {
    kind: isDueOnDelivery(order) ? 'cash_order_dispatched' : 'order_dispatched',
    subjectKey: shipmentMailKey(order.id, details.parcel),
    order,
    now: context.now,
    dueAt: firstMomentAfter(undoUntil(happened_at)),
  })

export const deliveryOnWhatsapp: Message<'delivered'> = (trx, { happened_at }, { order, context }) =>
  writeWhatsapp(trx, {
    kind: 'order_delivered',
    subjectKey: String(order.id),
    order,
    now: context.now,
    dueAt: firstMomentAfter(undoUntil(happened_at)),
  })

/** The step can't be undone any more. */
const firstMomentAfter = (moment: Date) => new Date(moment.getTime() + 1)

/** Withdraws the message about a step that is being undone. @returns false if the customer may have got it */
export async function withdrawStepWhatsapp(
  trx: Transaction<Database>,
  orderId: number,
  { kind, details }: OrderEvent,
): Promise<boolean> {
  if (kind === shipmentState.dispatched)
    return withdrawWhatsapp(
      trx,
      ['order_dispatched', 'cash_order_dispatched'],
      shipmentMailKey(orderId, details.parcel),
    )
  if (kind === shipmentState.delivered) return withdrawWhatsapp(trx, ['order_delivered'], String(orderId))
  return true
}
