import { useState } from 'react'
import type { Courier } from '#fulfilment/shipments/rules/couriers.ts'
import { isCollected } from '../rules/advance-tracking.ts'
import * as words from '../words/office/en.ts'
import { BookingCard } from './booking-card.tsx'
import { RatesForm } from './rates-form.tsx'
import { useOrderCourier } from './use-order-courier.ts'

type Props = {
  orderId: number
  /** The chosen units; undefined for all that are left. */
  items: { order_item_id: number; quantity: number }[] | undefined
  /** Called with the courier and the number of a booked parcel. */
  onBooked: (courier: Courier, trackingNumber: string) => void
}

/** Books a parcel of an order; shows nothing while no courier is connected. */
export function CourierBooking({ orderId, items, onBooked }: Props) {
  const query = useOrderCourier(orderId)
  const [filled, setFilled] = useState<number>()
  const { data, change } = query
  if (!data || data.connected.length === 0) return null
  const waiting = data.bookings.filter(
    ({ state, tracking_state }) =>
      state !== 'called_off' && !(state === 'failed') && !isCollected(tracking_state),
  )
  return (
    <section aria-labelledby="courier-booking" className="mb-6 grid gap-4 border-b border-line pb-6">
      <div>
        <h3 id="courier-booking">{words.bookTitle}</h3>
        <p className="text-sm text-ink-soft">{words.bookHint}</p>
      </div>
      {waiting.length > 0 && (
        <ul className="grid gap-3">
          {waiting.map((booking) => (
            <BookingCard
              key={booking.id}
              booking={booking}
              onChanged={(now) => change(() => now)}
              onUse={
                booking.tracking_number && filled !== booking.id
                  ? () => {
                      onBooked(booking.courier, booking.tracking_number ?? '')
                      setFilled(booking.id)
                    }
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      <RatesForm
        key={JSON.stringify(items)}
        orderId={orderId}
        items={items}
        onBooked={({ booking, ...now }) => {
          change(() => now)
          if (!booking.tracking_number) return
          onBooked(booking.courier, booking.tracking_number)
          setFilled(booking.id)
        }}
      />
    </section>
  )
}
