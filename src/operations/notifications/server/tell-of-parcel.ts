import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { rewriteMail, takeMailBack } from '#operations/outbox/server/write-mail.ts'
import { type Courier, trackingLink } from '#values/couriers.ts'
import { formatPaise } from '#values/money/money.ts'
import { said } from '../words/index.ts'
import { deliveryIn, type Promised } from './delivery-in-words.ts'
import { isBuyerErased } from './erased-readers.queries.ts'
import { addressIn, parcelIn, productsIn, type ToldOrder } from './order-in-words.ts'
import { findBoughtLines, findParcelLines } from './order-lines.queries.ts'
import { orderPage } from './order-page.ts'
import { type Reader, tellCustomer } from './tell-customer.ts'
import type { Telling } from './tell-merchant.ts'
import { composeMail } from './texts/compose-mail.ts'
import type { ValuesOf } from './texts/render-text.ts'

type Trx = Transaction<Database>
type Addressee = Omit<ToldOrder, 'lines'> & Reader
/** `undoUntil`: until then the step can be taken back, and so the mail waits. */
type Step = Telling & { undoUntil: Date }
type SaidBy = Pick<Telling, 'store' | 'publicUrl'>

type Parcel = {
  id: number
  courier: Courier
  /** In the customer's language. */
  courierName: string
  trackingNumber: string | null
  /** Units of the order that are still to be sent. */
  rest: number
}

type Dispatched = Addressee & Promised

/** A parcel has left: its customer reads what is in it, who brings it, and where its way can be followed. */
export const tellDispatched = async (trx: Trx, order: Dispatched, parcel: Parcel, step: Step) =>
  tellCustomer(
    trx,
    order,
    {
      kind: 'order-dispatched',
      subjectKey: keyOfParcel(order.id, parcel.id),
      values: await dispatchedIn(trx, order, parcel, step),
      dueAt: after(step.undoUntil),
    },
    step,
  )

/** The same mail as it is sent, a minute later: how much is still to come may have changed. Nothing where nobody reads it. */
export async function composeDispatched(
  trx: Trx,
  order: Dispatched,
  parcel: Parcel,
  { mailId, ...shop }: SaidBy & { mailId: number },
) {
  if (await isBuyerErased(trx, order.id)) return undefined
  const { email: to, locale: language } = order
  const values = await dispatchedIn(trx, order, parcel, shop)
  const mail = await composeMail(trx, { kind: 'order-dispatched', to, language, values, store: shop.store })
  await rewriteMail(trx, mailId, mail)
  return mail
}

async function dispatchedIn(
  trx: Trx,
  order: Dispatched,
  parcel: Parcel,
  { store, publicUrl }: SaidBy,
): Promise<ValuesOf<'order-dispatched'>> {
  const { id, locale } = order
  const { arrival, arrives_by, shipping_charge, delivery_days } = deliveryIn(order, store)
  const url = trackingLink(parcel.courier, parcel.trackingNumber)
  return {
    name: order.user_name,
    order_number: String(id),
    parcel: parcelIn(locale, await findParcelLines(trx, parcel.id)),
    rest_follows: parcel.rest > 0 ? said.restFollows({ count: parcel.rest }).in(locale) : '',
    courier: parcel.courierName,
    tracking_number: parcel.trackingNumber ?? '',
    tracking_link: url ? { label: said.track.in(locale), url } : undefined,
    delivery_address: addressIn(locale, order),
    order_page: orderPage(locale, publicUrl, id),
    arrival,
    arrives_by,
    shipping_charge,
    delivery_days,
  }
}

/** An order has arrived. */
export async function tellDelivered(trx: Trx, order: Addressee, step: Step) {
  const { id, locale, total_paise, delivery_paise } = order
  await tellCustomer(
    trx,
    order,
    {
      kind: 'order-delivered',
      subjectKey: String(id),
      values: {
        name: order.user_name,
        order_number: String(id),
        products: productsIn(locale, {
          lines: await findBoughtLines(trx, id),
          delivery_paise,
          total_paise,
        }),
        total: formatPaise(total_paise),
        order_page: orderPage(locale, step.publicUrl, id),
      },
      dueAt: after(step.undoUntil),
    },
    step,
  )
}

/** The first moment at which nothing can be taken back any more. */
const after = (undoUntil: Date) => new Date(undoUntil.getTime() + 1)

const keyOfParcel = (orderId: number, parcelId: number) => `${orderId}-${parcelId}`

/** Which parcel of which order a mail is about. */
export function parcelOfKey(key: string) {
  const [orderId = 0, parcelId = 0] = key.split('-').map(Number)
  return { orderId, parcelId }
}

/** The step is taken back: its mail, which has waited for that, does not go out. @returns not when it is going out already */
export const takeBackDispatched = (trx: Trx, orderId: number, parcelId: number) =>
  takeMailBack(trx, 'order-dispatched', keyOfParcel(orderId, parcelId))

export const takeBackDelivered = (trx: Trx, orderId: number) =>
  takeMailBack(trx, 'order-delivered', String(orderId))
