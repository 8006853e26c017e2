import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database, Row } from '#database/schema.ts'
import type { BookedShipment } from '#integrations/couriers/courier-provider.ts'
import type { UnsentLine } from '#ordering/orders/server/lists/unsent-lines.queries.ts'

type Handle = Db | Transaction<Database>
export type BookingRow = Row<'courier_bookings'>

export const findBooking = (db: Handle, id: number): Promise<BookingRow | undefined> =>
  db.selectFrom('courier_bookings').selectAll().where('id', '=', id).executeTakeFirst()

export const lockBooking = (trx: Transaction<Database>, id: number): Promise<BookingRow | undefined> =>
  trx.selectFrom('courier_bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The booking that this form has made before. */
export const findByFormKey = (db: Handle, orderId: number, formKey: string) =>
  db
    .selectFrom('courier_bookings')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('form_key', '=', formKey)
    .executeTakeFirst()

/** All bookings of an order, newest first. */
export const listBookings = (db: Handle, orderId: number) =>
  db
    .selectFrom('courier_bookings')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

/** The units of a booking. */
export async function listBookingLines(db: Handle, bookingIds: number[]) {
  if (bookingIds.length === 0) return []
  return db
    .selectFrom('courier_booking_items')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('order_item_id')
    .execute()
}

/** The units of a booking, for the shipment of the order. */
export const linesOfBooking = async (db: Handle, bookingId: number): Promise<UnsentLine[]> =>
  (await listBookingLines(db, [bookingId])).map(({ order_item_id, quantity }) => ({
    orderItemId: order_item_id,
    quantity,
  }))

/** The shipment of an order with this tracking number. */
export const findShipmentByNumber = (
  db: Handle,
  { order_id, tracking_number }: Pick<BookingRow, 'order_id' | 'tracking_number'>,
) =>
  db
    .selectFrom('parcels')
    .select(['id', 'delivered_at'])
    .where('order_id', '=', order_id)
    .where('tracking_number', '=', tracking_number)
    .executeTakeFirst()

/** How the adapters name a booked shipment; undefined while its answer is missing. */
export const shipmentOf = ({
  provider_order,
  provider_shipment,
  tracking_number,
  service_name,
}: BookingRow): BookedShipment | undefined =>
  provider_order === null || provider_shipment === null
    ? undefined
    : {
        providerOrder: provider_order,
        providerShipment: provider_shipment,
        trackingNumber: tracking_number ?? '',
        carrier: service_name,
      }
