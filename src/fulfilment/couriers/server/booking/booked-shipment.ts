import type { NewShipment } from '#integrations/couriers/courier-provider.ts'
import { buyerEmail, buyerPhone } from '#ordering/buyers/server/buyer.queries.ts'
import type { Parts } from '#parts.ts'
import { courierPhone } from '#values/people/courier-phone.ts'
import { readParcelDefaults } from '../parcels/parcel-settings.queries.ts'
import { listParcelLines, priceOfGoods } from '../parcels/parcel-units.queries.ts'
import { type BookingRow, linesOfBooking } from './bookings.queries.ts'

/**
 * What the courier is told about a stored booking: what was booked, and where it goes now. Undefined if the address was
 * deleted with its customer's account.
 */
export async function readBookedShipment(
  { db, store }: Pick<Parts, 'db' | 'store'>,
  booking: BookingRow,
): Promise<NewShipment | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'address', 'created_at', buyerPhone.as('user_phone'), buyerEmail.as('email')])
    .where('id', '=', booking.order_id)
    .executeTakeFirstOrThrow()
  const { address } = order
  const phone = courierPhone({ address, user_phone: order.user_phone })
  const { pickupPin } = await readParcelDefaults({ db, store })
  if (!address || !phone || !pickupPin) return undefined
  const items = await listParcelLines(db, await linesOfBooking(db, booking.id))
  const { length_cm, width_cm, height_cm } = booking
  return {
    reference: booking.reference,
    service: booking.service,
    fromPin: pickupPin,
    toPin: address.postal_code,
    weight_g: booking.weight_g,
    box: { length_cm, width_cm, height_cm },
    cash_paise: booking.cash_paise,
    value_paise: priceOfGoods(items),
    orderNumber: order.id,
    orderedAt: order.created_at,
    to: {
      name: address.full_name,
      phone: phone.replaceAll(/\D/g, '').slice(-10),
      email: order.email,
      lines: [address.address_line1, address.address_line2, address.landmark].filter(Boolean).join(', '),
      city: address.city,
      state: address.state,
    },
    items: items.map(({ name, sku, quantity, unit_price_paise }) => ({
      name,
      sku,
      quantity,
      price_paise: unit_price_paise,
    })),
  }
}
