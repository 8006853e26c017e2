import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { type Courier, trackingLink } from '#fulfilment/shipments/rules/couriers.ts'
import { rewriteMail } from '#operations/outbox/server/write-mail.ts'
import { isBuyerErased } from '#ordering/buyers/server/buyer.queries.ts'
import { isDueOnDelivery, isWithoutPrice } from '#ordering/orders/rules/order-state.ts'
import { formatPaise } from '#values/money/money.ts'
import { sentences } from '../words/index.ts'
import { type DeliveryPromise, deliveryFields } from './delivery-fields.ts'
import { formatDeliveryAddress, formatItems, type MailOrder } from './format-order.ts'
import type { MailRecipient } from './notify-customer.ts'
import type { NotifyContext } from './notify-merchant.ts'
import { findShipmentLines, findUnsentLines } from './order-lines.queries.ts'
import { findOrderPageLink } from './order-page-link.ts'
import { composeMail } from './templates/compose-mail.ts'
import type { ValuesOf } from './templates/render-template.ts'

type Trx = Transaction<Database>

export type Parcel = {
  id: number
  courier: Courier
  /** In the customer's language. */
  courierName: string
  trackingNumber: string | null
  /** Units of the order that are not shipped yet. */
  rest: number
}

export type DispatchedOrder = Omit<MailOrder, 'lines'> &
  MailRecipient &
  DeliveryPromise &
  Parameters<typeof isDueOnDelivery>[0] &
  Parameters<typeof isWithoutPrice>[0]

/**
 * Composes the mail of `notifyShipped` again when it is sent, because the remaining units may have changed, and stores
 * the new text.
 * @returns undefined if the buyer has erased their account
 */
export async function composeShippedMail(
  trx: Trx,
  order: DispatchedOrder,
  parcel: Parcel,
  { mailId, ...context }: NotifyContext & { mailId: number },
) {
  if (await isBuyerErased(trx, order.id)) return undefined
  const { email: to, locale: language } = order
  const values = await dispatchedFields(trx, order, parcel, context)
  const mail = await composeMail(trx, {
    kind: 'order-dispatched',
    to,
    language,
    values,
    store: context.store,
  })
  await rewriteMail(trx, mailId, mail)
  return mail
}

/** The values for the template of the dispatch mail. */
export async function dispatchedFields(
  trx: Trx,
  order: DispatchedOrder,
  parcel: Parcel,
  context: NotifyContext,
): Promise<ValuesOf<'order-dispatched'>> {
  const { id, locale } = order
  const { arrival, arrives_by, shipping_charge, delivery_days } = deliveryFields(order, context.store)
  // Both say that the customer pays the courier.
  const isFree = isWithoutPrice(order)
  const format = { language: locale, publicUrl: context.publicUrl }
  const url = trackingLink(parcel.courier, parcel.trackingNumber)
  return {
    name: order.user_name,
    order_number: String(id),
    parcel: formatItems(sentences.inParcel, format, await findShipmentLines(trx, parcel.id)),
    rest_follows: parcel.rest > 0 ? sentences.restFollows({ count: parcel.rest }).in(locale) : '',
    still_to_come:
      parcel.rest > 0
        ? formatItems(sentences.stillToCome, format, await findUnsentLines(trx, id))
        : undefined,
    cash_to_pay: isDueOnDelivery(order)
      ? sentences.cashToPay({ total: formatPaise(order.total_paise) }).in(locale)
      : '',
    courier: parcel.courierName,
    tracking_number: parcel.trackingNumber ?? '',
    tracking_link: url ? { label: sentences.track.in(locale), url } : undefined,
    delivery_address: formatDeliveryAddress(locale, order),
    order_page: await findOrderPageLink(trx, order, context),
    arrival,
    arrives_by,
    shipping_charge: isFree ? '' : shipping_charge,
    delivery_days: isFree ? '' : delivery_days,
  }
}

/** The subject key of a dispatch mail. */
export const shipmentMailKey = (orderId: number, parcelId: number) => `${orderId}-${parcelId}`

/** The ids of the order and the shipment that a dispatch mail is about. @param key the mail's subject key */
export function parseShipmentMailKey(key: string) {
  const [orderId = 0, parcelId = 0] = key.split('-').map(Number)
  return { orderId, parcelId }
}
