import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { RateRequest } from '#integrations/couriers/courier-provider.ts'
import { buyerPhone } from '#ordering/buyers/server/buyer.queries.ts'
import {
  isAwaitingPayment,
  isCancelled,
  isDelivered,
  isDueOnDelivery,
} from '#ordering/orders/rules/order-state.ts'
import type { UnsentLine } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import type { Parts } from '#parts.ts'
import type { CourierProviderName } from '#values/couriers/courier-values.ts'
import { courierPhone } from '#values/people/courier-phone.ts'
import type { Parcel } from '../../contract.ts'
import { readParcelDefaults } from '../parcels/parcel-settings.queries.ts'
import {
  areBookable,
  listBookableLines,
  listParcelLines,
  priceOfGoods,
} from '../parcels/parcel-units.queries.ts'

/** Why a parcel can't be booked. */
export type BookingRefusal =
  | 'NOT_CONNECTED'
  | 'NO_SUCH_ORDER'
  | 'CANCELLED'
  | 'UNPAID'
  | 'MOVED_ON'
  | 'NO_ADDRESS'
  | 'NO_PICKUP_PIN'
  | 'BOOKED_BEFORE'
  | 'CASH_IN_PARTS'

export type ShipmentOrder = {
  orderId: number
  /** Undefined: all units that are left. */
  lines: UnsentLine[] | undefined
}

export type PreparedShipment = { lines: UnsentLine[]; request: RateRequest }
type Prepared = { ok: true; shipment: PreparedShipment } | { ok: false; reason: BookingRefusal }

const readOrder = (db: Db | Transaction<Database>, orderId: number) =>
  db
    .selectFrom('orders')
    .select([
      'id',
      'status',
      'payment_state',
      'parcel_state',
      'payment_method',
      'total_paise',
      'address',
      buyerPhone.as('user_phone'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirst()

/**
 * What the couriers' prices for a parcel of an order depend on, or why it can't be booked. A cash order travels in one
 * parcel, because its courier collects the whole total.
 */
export async function prepareShipment(
  { db, store }: { db: Db | Transaction<Database>; store: Parts['store'] },
  { orderId, lines: chosen }: ShipmentOrder,
  parcel: Parcel,
): Promise<Prepared> {
  const order = await readOrder(db, orderId)
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  if (isCancelled(order)) return { ok: false, reason: 'CANCELLED' }
  if (isAwaitingPayment(order)) return { ok: false, reason: 'UNPAID' }
  if (isDelivered(order)) return { ok: false, reason: 'MOVED_ON' }
  const { address } = order
  const phone = courierPhone({ address, user_phone: order.user_phone })
  if (!address || !phone || !/^[1-9]\d{5}$/.test(address.postal_code))
    return { ok: false, reason: 'NO_ADDRESS' }
  const left = await listBookableLines(db, orderId)
  const lines = chosen ?? left
  if (!areBookable(left, lines)) return { ok: false, reason: 'BOOKED_BEFORE' }
  const isWhole = countUnits(lines) === countUnits(left)
  const isCash = isDueOnDelivery(order)
  if (isCash && !isWhole) return { ok: false, reason: 'CASH_IN_PARTS' }
  const { pickupPin } = await readParcelDefaults({ db, store })
  if (!pickupPin) return { ok: false, reason: 'NO_PICKUP_PIN' }
  const items = await listParcelLines(db, lines)
  const { weight_g, ...box } = parcel
  const request = {
    fromPin: pickupPin,
    toPin: address.postal_code,
    weight_g,
    box,
    cash_paise: isCash ? order.total_paise : 0,
    value_paise: priceOfGoods(items),
  }
  return { ok: true, shipment: { lines, request } }
}

const countUnits = (lines: UnsentLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** A connected courier by its name. */
export const findCourier = ({ couriers }: Pick<Parts, 'couriers'>, name: CourierProviderName) =>
  couriers().find((courier) => courier.name === name)
