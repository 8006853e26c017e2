import * as words from '../words/office/en.ts'
import { BookingCard } from './booking-card.tsx'
import { useOrderCourier } from './use-order-courier.ts'

type Props = { orderId: number; revision: number }

/** The courier bookings on an order's page; nothing for an order without any. */
export function OrderBookings({ orderId, revision }: Props) {
  const { data, failed, change } = useOrderCourier(orderId, revision)
  if (!data && failed)
    return (
      <p role="alert" className="text-danger">
        {words.bookingsNotLoaded}
      </p>
    )
  if (!data || data.bookings.length === 0) return null
  return (
    <section className="w-full min-w-0">
      <h2 className="mb-3 text-base!">{words.bookings}</h2>
      <ul className="grid gap-3">
        {data.bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} onChanged={(now) => change(() => now)} />
        ))}
      </ul>
    </section>
  )
}
