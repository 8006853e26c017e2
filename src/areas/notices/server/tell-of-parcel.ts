import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { type Courier, trackingLink } from '../../../values/couriers.ts'
import { formatPaise } from '../../../values/money/money.ts'
import { takeMailBack } from '../../outbox/server/write-mail.ts'
import { said } from '../words/index.ts'
import { deliveryIn, type Promised } from './delivery-in-words.ts'
import { addressIn, parcelIn, productsIn, type ToldOrder } from './order-in-words.ts'
import { findBoughtLines, findParcelLines } from './order-lines.queries.ts'
import { type Reader, tellCustomer } from './tell-customer.ts'
import type { Telling } from './tell-merchant.ts'

type Trx = Transaction<Database>
type Addressee = Omit<ToldOrder, 'lines'> & Reader
/** `undoUntil`: until then the step can be taken back, and so the mail waits. */
type Step = Pick<Telling, 'store' | 'now'> & { undoUntil: Date }

type Parcel = {
  id: number
  courier: Courier
  /** In the customer's language. */
  courierName: string
  trackingNumber: string | null
  /** Units of the order that are still to be sent. */
  rest: number
}

/** A parcel has left: its customer reads what is in it, who brings it, and where its way can be followed. */
export async function tellDispatched(trx: Trx, order: Addressee & Promised, parcel: Parcel, step: Step) {
  const { id, locale } = order
  const { arrival, arrives_by, shipping_charge, delivery_days } = deliveryIn(order, step.store)
  const url = trackingLink(parcel.courier, parcel.trackingNumber)
  await tellCustomer(
    trx,
    order,
    {
      kind: 'order-dispatched',
      subjectKey: keyOfParcel(id, parcel.id),
      values: {
        name: order.user_name,
        order_number: String(id),
        parcel: parcelIn(locale, await findParcelLines(trx, parcel.id)),
        rest_follows: parcel.rest > 0 ? said.restFollows({ count: parcel.rest }).in(locale) : '',
        courier: parcel.courierName,
        tracking_number: parcel.trackingNumber ?? '',
        tracking_link: url ? { label: said.track.in(locale), url } : undefined,
        delivery_address: addressIn(locale, order),
        arrival,
        arrives_by,
        shipping_charge,
        delivery_days,
      },
      dueAt: after(step.undoUntil),
    },
    step,
  )
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
      },
      dueAt: after(step.undoUntil),
    },
    step,
  )
}

/** The first moment at which nothing can be taken back any more. */
const after = (undoUntil: Date) => new Date(undoUntil.getTime() + 1)

const keyOfParcel = (orderId: number, parcelId: number) => `${orderId}-${parcelId}`

/** The step is taken back: its mail, which has waited for that, does not go out. @returns not when it is going out already */
export const takeBackDispatched = (trx: Trx, orderId: number, parcelId: number) =>
  takeMailBack(trx, 'order-dispatched', keyOfParcel(orderId, parcelId))

export const takeBackDelivered = (trx: Trx, orderId: number) =>
  takeMailBack(trx, 'order-delivered', String(orderId))
