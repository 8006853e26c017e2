import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { type Courier, trackingLink } from '#fulfilment/shipments/rules/couriers.ts'
import { rewriteMail, withdrawMail } from '#operations/outbox/server/write-mail.ts'
import { isDueOnDelivery } from '#ordering/orders/rules/order-state.ts'
import { formatPaise } from '#values/money/money.ts'
import { sentences } from '../words/index.ts'
import { type DeliveryPromise, deliveryFields } from './delivery-fields.ts'
import { isBuyerErased } from './erased-recipients.queries.ts'
import {
  formatDeliveryAddress,
  formatProducts,
  formatShipmentContents,
  type MailOrder,
} from './format-order.ts'
import { type MailRecipient, notifyCustomer } from './notify-customer.ts'
import type { NotifyContext } from './notify-merchant.ts'
import { findBoughtLines, findShipmentLines } from './order-lines.queries.ts'
import { findOrderPageLink } from './order-page-link.ts'
import { composeMail } from './templates/compose-mail.ts'
import type { ValuesOf } from './templates/render-template.ts'

type Trx = Transaction<Database>
type Addressee = Omit<MailOrder, 'lines'> & MailRecipient
/** `undoUntil`: the step can be undone until then, so the mail waits. */
type StepContext = NotifyContext & { undoUntil: Date }
type ShopContext = Pick<NotifyContext, 'store' | 'publicUrl'>

type Parcel = {
  id: number
  courier: Courier
  /** In the customer's language. */
  courierName: string
  trackingNumber: string | null
  /** Units of the order that are not shipped yet. */
  rest: number
}

type DispatchedOrder = Addressee & DeliveryPromise & Parameters<typeof isDueOnDelivery>[0]

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
      subjectKey: parcelMailKey(order.id, parcel.id),
      values: await dispatchedFields(trx, order, parcel, step),
      dueAt: firstMomentAfter(step.undoUntil),
    },
    step,
  )

/**
 * Composes the mail of `notifyShipped` again when it is sent, because the remaining units may have changed, and stores
 * the new text.
 * @returns undefined if the buyer has erased their account
 */
export async function composeShippedMail(
  trx: Trx,
  order: DispatchedOrder,
  parcel: Parcel,
  { mailId, ...shop }: ShopContext & { mailId: number },
) {
  if (await isBuyerErased(trx, order.id)) return undefined
  const { email: to, locale: language } = order
  const values = await dispatchedFields(trx, order, parcel, shop)
  const mail = await composeMail(trx, { kind: 'order-dispatched', to, language, values, store: shop.store })
  await rewriteMail(trx, mailId, mail)
  return mail
}

/** The values for the template of the dispatch mail. */
async function dispatchedFields(
  trx: Trx,
  order: DispatchedOrder,
  parcel: Parcel,
  { store, publicUrl }: ShopContext,
): Promise<ValuesOf<'order-dispatched'>> {
  const { id, locale } = order
  const { arrival, arrives_by, shipping_charge, delivery_days } = deliveryFields(order, store)
  const url = trackingLink(parcel.courier, parcel.trackingNumber)
  return {
    name: order.user_name,
    order_number: String(id),
    parcel: formatShipmentContents(locale, await findShipmentLines(trx, parcel.id)),
    rest_follows: parcel.rest > 0 ? sentences.restFollows({ count: parcel.rest }).in(locale) : '',
    cash_to_pay: isDueOnDelivery(order)
      ? sentences.cashToPay({ total: formatPaise(order.total_paise) }).in(locale)
      : '',
    courier: parcel.courierName,
    tracking_number: parcel.trackingNumber ?? '',
    tracking_link: url ? { label: sentences.track.in(locale), url } : undefined,
    delivery_address: formatDeliveryAddress(locale, order),
    order_page: await findOrderPageLink(trx, order, publicUrl),
    arrival,
    arrives_by,
    shipping_charge,
    delivery_days,
  }
}

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
        products: formatProducts(locale, { ...order, lines: await findBoughtLines(trx, id) }),
        total: formatPaise(total_paise),
        order_page: await findOrderPageLink(trx, order, step.publicUrl),
      },
      dueAt: firstMomentAfter(step.undoUntil),
    },
    step,
  )
}

/** The first moment at which the step cannot be undone any more. */
const firstMomentAfter = (undoUntil: Date) => new Date(undoUntil.getTime() + 1)

const parcelMailKey = (orderId: number, parcelId: number) => `${orderId}-${parcelId}`

/** The ids of the order and the shipment that a dispatch mail is about. @param key the mail's subject key */
export function parseShipmentMailKey(key: string) {
  const [orderId = 0, parcelId = 0] = key.split('-').map(Number)
  return { orderId, parcelId }
}

/** Dispatching a shipment was undone: withdraws its mail. @returns false if its sending has begun */
export const withdrawShippedMail = (trx: Trx, orderId: number, parcelId: number) =>
  withdrawMail(trx, 'order-dispatched', parcelMailKey(orderId, parcelId))

/** Recording the delivery was undone: withdraws its mail. @returns false if its sending has begun */
export const withdrawDeliveredMail = (trx: Trx, orderId: number) =>
  withdrawMail(trx, 'order-delivered', String(orderId))
