import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { listUnsentLines, type UnsentLine } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { openBookingStates } from '../../rules/booking-state.ts'
import type { ParcelUnits } from '../../rules/measure-parcel.ts'
import { boxOf } from './parcel-settings.queries.ts'

type Handle = Db | Transaction<Database>

/**
 * Whether the units of a booking are with the courier or will be, and in no shipment of the order yet: a dispatched shipment
 * with the booking's number contains them.
 */
const holdsUnits = sql<SqlBool>`courier_bookings.state in (${sql.join(openBookingStates.map((state) => sql.lit(state)))})
  and courier_bookings.tracking_state not in ('called_off', 'returned', 'lost')
  and not exists (select from parcels where parcels.order_id = courier_bookings.order_id
    and parcels.tracking_number = courier_bookings.tracking_number)`

/** The lines with units that are neither sent, refunded nor booked, and how many. */
export async function listBookableLines(db: Handle, orderId: number): Promise<UnsentLine[]> {
  const [unsent, booked] = await Promise.all([
    listUnsentLines(db, orderId),
    db
      .selectFrom('courier_booking_items')
      .innerJoin('courier_bookings', 'courier_bookings.id', 'booking_id')
      .select(['order_item_id', (eb) => eb.fn.sum<number>('quantity').as('quantity')])
      .where('courier_bookings.order_id', '=', orderId)
      .where(holdsUnits)
      .groupBy('order_item_id')
      .execute(),
  ])
  const taken = new Map(booked.map(({ order_item_id, quantity }) => [order_item_id, Number(quantity)]))
  return unsent
    .map(({ orderItemId, quantity }) => ({
      orderItemId,
      quantity: quantity - (taken.get(orderItemId) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** Whether there is a line, none is named twice, and none asks for more than is left. */
export function areBookable(left: UnsentLine[], lines: UnsentLine[]) {
  const units = new Map(left.map(({ orderItemId, quantity }) => [orderItemId, quantity]))
  const isTwice = new Set(lines.map(({ orderItemId }) => orderItemId)).size < lines.length
  return (
    lines.length > 0 &&
    !isTwice &&
    lines.every(({ orderItemId, quantity }) => quantity <= (units.get(orderItemId) ?? 0))
  )
}

/** What is known of each line's variant: its weight is the packed one, the entered one, or the label's. */
const weightOfUnit = sql<number | null>`coalesce(variant_boxes.packed_g, packs.weight_g, case packs.net_unit
  when 'g' then ceil(packs.net_amount) when 'kg' then ceil(packs.net_amount * 1000)
  when 'ml' then ceil(packs.net_amount) when 'l' then ceil(packs.net_amount * 1000) end)::integer`

/** An order's line in a parcel. */
export type ParcelLine = ParcelUnits & {
  order_item_id: number
  name: string
  sku: string
  unit_price_paise: number
}

/** The lines of a parcel with what a courier needs to know. */
export async function listParcelLines(db: Handle, lines: UnsentLine[]): Promise<ParcelLine[]> {
  if (lines.length === 0) return []
  const rows = await db
    .selectFrom('order_items')
    .leftJoin('packs', 'packs.id', 'order_items.pack_id')
    .leftJoin('variant_boxes', 'variant_boxes.pack_id', 'packs.id')
    .select([
      'order_items.id',
      'order_items.name',
      'order_items.size',
      'order_items.unit_price_paise',
      'packs.sku',
      weightOfUnit.as('weight_g'),
      'variant_boxes.length_cm',
      'variant_boxes.width_cm',
      'variant_boxes.height_cm',
    ])
    .where(
      'order_items.id',
      'in',
      lines.map(({ orderItemId }) => orderItemId),
    )
    .orderBy('order_items.id')
    .execute()
  const quantities = new Map(lines.map(({ orderItemId, quantity }) => [orderItemId, quantity]))
  return rows.map((row) => ({
    order_item_id: row.id,
    quantity: quantities.get(row.id) ?? 0,
    name: `${row.name} ${row.size}`.trim(),
    sku: row.sku ?? `line-${row.id}`,
    unit_price_paise: row.unit_price_paise,
    weight_g: row.weight_g,
    box: boxOf(row),
  }))
}

/** What the goods in a parcel cost, for the courier's insurance. */
export const priceOfGoods = (lines: ParcelLine[]) =>
  priceOrder({
    lines: lines.map(({ quantity, unit_price_paise }) => ({ quantity, unitPaise: unit_price_paise })),
  }).totalPaise
