import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { withdrawMail } from '#operations/outbox/server/write-mail.ts'
import { formatPaise } from '#values/money/money.ts'
import {
  type DispatchedOrder,
  dispatchedFields,
  type Parcel,
  shipmentMailKey,
} from './compose-shipped-mail.ts'
import { formatProducts, type MailOrder } from './format-order.ts'
import { type MailRecipient, notifyCustomer } from './notify-customer.ts'
import type { NotifyContext } from './notify-merchant.ts'
import { findBoughtLines } from './order-lines.queries.ts'
import { findOrderPageLink } from './order-page-link.ts'

type Trx = Transaction<Database>
type Addressee = Omit<MailOrder, 'lines'> & MailRecipient
/** `undoUntil`: the step can be undone until then, so the mail waits. */
type StepContext = NotifyContext & { undoUntil: Date }

/**
 * A shipment has left: notifies the customer of its contents, courier and tracking link. The mail waits until the step
 * can't be undone any more.
 */
export const notifyShipped = async (trx: Trx, order: DispatchedOrder, parcel: Parcel, step: StepContext) =>
  notifyCustomer(
    trx,
    order,
    {
      kind: 'order-dispatched',
      subjectKey: shipmentMailKey(order.id, parcel.id),
      values: await dispatchedFields(trx, order, parcel, step),
      dueAt: firstMomentAfter(step.undoUntil),
    },
    step,
  )

/** Notifies the customer that the order has arrived. The mail waits until the step can't be undone any more. */
export async function notifyDelivered(trx: Trx, order: Addressee, step: StepContext) {
  const { id, locale, total_paise } = order
  await notifyCustomer(
    trx,
    order,
    {
      kind: 'order-delivered',
      subjectKey: String(id),
      values: {
        name: order.user_name,
        order_number: String(id),
        products: formatProducts(
          { language: locale, publicUrl: step.publicUrl },
          { ...order, lines: await findBoughtLines(trx, id) },
        ),
        total: formatPaise(total_paise),
        order_page: await findOrderPageLink(trx, order, step),
      },
      dueAt: firstMomentAfter(step.undoUntil),
    },
    step,
  )
}

/** The first moment at which the step cannot be undone any more. */
const firstMomentAfter = (undoUntil: Date) => new Date(undoUntil.getTime() + 1)

/** Dispatching a shipment was undone: withdraws its mail. @returns false if its sending has begun */
export const withdrawShippedMail = (trx: Trx, orderId: number, parcelId: number) =>
  withdrawMail(trx, 'order-dispatched', shipmentMailKey(orderId, parcelId))

/** Recording the delivery was undone: withdraws its mail. @returns false if its sending has begun */
export const withdrawDeliveredMail = (trx: Trx, orderId: number) =>
  withdrawMail(trx, 'order-delivered', String(orderId))
