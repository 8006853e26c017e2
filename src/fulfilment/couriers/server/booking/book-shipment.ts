import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { CourierError, type CourierProvider } from '#integrations/couriers/courier-provider.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { toPaise } from '#values/money/money.ts'
import type { Parcel, Rate } from '../../contract.ts'
import { type BookingRow, findBooking, findByFormKey } from './bookings.queries.ts'
import { callBooking, callSeconds } from './call-booking.ts'
import {
  type BookingRefusal,
  findCourier,
  type PreparedShipment,
  prepareShipment,
  type ShipmentOrder,
} from './prepare-shipment.ts'

type Trx = Transaction<Database>
export type BookingInput = ShipmentOrder & {
  formKey: string
  parcel: Parcel
  rate: Pick<Rate, 'provider' | 'service' | 'charge'>
  by: number
}
export type BookingResult =
  | { ok: true; booking: BookingRow }
  | { ok: false; reason: BookingRefusal | 'PRICE_CHANGED' | 'SENT_OTHERWISE' }
  /** The courier didn't answer before anything was booked. */
  | { ok: false; reason: 'COURIER'; error: CourierError }

export type BookingDeps = Pick<Parts, 'db' | 'clock' | 'store' | 'couriers' | 'log' | 'hooks'>

/**
 * Books a parcel. The booking is stored first, then the courier is called, then its answer is stored, so that no transaction
 * waits for the courier and a lost answer can be looked for. The same form books once.
 */
export async function bookShipment(parts: BookingDeps, input: BookingInput): Promise<BookingResult> {
  const earlier = await findByFormKey(parts.db, input.orderId, input.formKey)
  if (earlier) return isSameForm(earlier, input) ? found(earlier) : refused('SENT_OTHERWISE')
  const courier = findCourier(parts, input.rate.provider)
  if (!courier) return refused('NOT_CONNECTED')
  const prepared = await prepareShipment(parts, input, input.parcel)
  if (!prepared.ok) return refused(prepared.reason)
  const price = await findPrice(courier, prepared.shipment, input.rate.service)
  if (price instanceof CourierError) return { ok: false, reason: 'COURIER', error: price }
  if (!price || price.price_paise !== toPaise(input.rate.charge)) return refused('PRICE_CHANGED')
  const stored = await transact(parts.db, (trx) => storeBooking(trx, parts, input, price))
  await parts.hooks?.at?.('courier:stored')
  if (!stored.ok || !stored.isNew) return stored
  await callBooking(parts, courier, stored.booking, { searchFirst: false })
  return found((await findBooking(parts.db, stored.booking.id)) ?? stored.booking)
}

const refused = (
  reason: Exclude<Extract<BookingResult, { ok: false }>['reason'], 'COURIER'>,
): BookingResult => ({
  ok: false,
  reason,
})
const found = (booking: BookingRow): BookingResult => ({ ok: true, booking })

const isSameForm = ({ provider, service }: BookingRow, { rate }: BookingInput) =>
  provider === rate.provider && service === rate.service

/** The current price of the service: what was displayed may be old. */
async function findPrice(courier: CourierProvider, shipment: PreparedShipment, service: string) {
  try {
    const rates = await courier.listRates(shipment.request)
    return rates.find((rate) => rate.service === service)
  } catch (error) {
    if (error instanceof CourierError) return error
    throw error
  }
}

type Price = { name: string; price_paise: number }
type Stored =
  | { ok: true; booking: BookingRow; isNew: boolean }
  | { ok: false; reason: BookingRefusal | 'SENT_OTHERWISE' }

/** Stores the booking under the order's lock, so that two people don't book the same units. */
async function storeBooking(
  trx: Trx,
  parts: BookingDeps,
  input: BookingInput,
  price: Price,
): Promise<Stored> {
  const { orderId, formKey, parcel, rate, by } = input
  await lockOrder(trx, orderId)
  const earlier = await findByFormKey(trx, orderId, formKey)
  if (earlier)
    return isSameForm(earlier, input)
      ? { ok: true, booking: earlier, isNew: false }
      : { ok: false, reason: 'SENT_OTHERWISE' }
  const prepared = await prepareShipment({ db: trx, store: parts.store }, input, parcel)
  if (!prepared.ok) return prepared
  const { lines, request } = prepared.shipment
  const now = parts.clock.now()
  const booking = await trx
    .insertInto('courier_bookings')
    .values({
      order_id: orderId,
      provider: rate.provider,
      // Random, because the numbers of a restored shop are used again.
      reference: `${orderId}-${randomBytes(6).toString('hex')}`,
      form_key: formKey,
      service: rate.service,
      service_name: price.name.slice(0, 100),
      price_paise: price.price_paise,
      cash_paise: request.cash_paise,
      ...parcel,
      ask_at: new Date(now.getTime() + callSeconds * 1000),
      created_at: now,
      booked_by: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('courier_booking_items')
    .values(
      lines.map(({ orderItemId, quantity }) => ({
        booking_id: booking.id,
        order_item_id: orderItemId,
        quantity,
      })),
    )
    .execute()
  return { ok: true, booking, isNew: true }
}
