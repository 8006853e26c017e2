import { sql } from 'kysely'
import { transact } from '#database/transact.ts'
import { CourierError, type CourierProvider } from '#integrations/couriers/courier-provider.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import type { Parts } from '#parts.ts'
import { isCollected } from '../../rules/advance-tracking.ts'
import { type BookingRow, findBooking, lockBooking, shipmentOf } from './bookings.queries.ts'
import { callSeconds, nextPoll, retryAt } from './call-booking.ts'
import { findCourier } from './prepare-shipment.ts'

type Deps = Pick<Parts, 'db' | 'clock' | 'couriers' | 'log' | 'hooks'>
type CancelResult =
  | { ok: true; booking: BookingRow }
  | { ok: false; reason: 'NO_SUCH_BOOKING' | 'COLLECTED' | 'NOT_CONNECTED' }

/**
 * Cancels a booking that the courier hasn't collected: first it is marked, then the courier is called, then its answer is
 * stored. After a lost answer, the background task asks again. Cancelling twice succeeds without a change.
 */
export async function cancelBooking(parts: Deps, id: number): Promise<CancelResult> {
  const { db, clock, hooks } = parts
  const marked = await transact(db, async (trx): Promise<CancelResult> => {
    const booking = await lockBooking(trx, id)
    if (!booking) return { ok: false, reason: 'NO_SUCH_BOOKING' }
    if (booking.state === 'called_off' || booking.state === 'failed') return { ok: true, booking }
    if (isCollected(booking.tracking_state)) return { ok: false, reason: 'COLLECTED' }
    if (booking.state === 'cancelling') return { ok: true, booking }
    if (!findCourier(parts, booking.provider)) return { ok: false, reason: 'NOT_CONNECTED' }
    const ask_at = new Date(clock.now().getTime() + callSeconds * 1000)
    await trx
      .updateTable('courier_bookings')
      // While the courier is being asked to book it, the background task cancels it afterwards.
      .set({ state: 'cancelling', problem: null, asked: 0, ask_at })
      .where('id', '=', id)
      .execute()
    return { ok: true, booking }
  })
  await hooks?.at?.('courier:cancelling')
  if (!marked.ok || marked.booking.state !== 'booked') return marked
  const courier = findCourier(parts, marked.booking.provider)
  if (courier) await callCancelling(parts, courier, marked.booking)
  return { ok: true, booking: (await findBooking(db, id)) ?? marked.booking }
}

/** Asks the courier to cancel, and stores its answer. @returns false if the courier didn't answer */
export async function callCancelling(
  { db, clock, log }: Deps,
  courier: CourierProvider,
  booking: BookingRow,
): Promise<boolean> {
  const settle = (changes: { state: 'called_off' | 'booked'; problem: string | null; ask_at: Date | null }) =>
    db
      .updateTable('courier_bookings')
      .set(changes)
      .where('id', '=', booking.id)
      .where('state', '=', 'cancelling')
      .execute()
  try {
    // Its number is missing if the answer to the booking was lost.
    const shipment = shipmentOf(booking) ?? (await courier.findByReference(booking.reference))
    if (shipment) await courier.cancel(shipment)
    await settle({ state: 'called_off', problem: null, ask_at: null })
    return true
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    log.warn({ booking: booking.id, kind: error.kind, reason: error.message }, 'a booking was not cancelled')
    if (error.kind === 'refused' && booking.tracking_number) {
      await settle({ state: 'booked', problem: error.message, ask_at: nextPoll(clock.now()) })
      return true
    }
    await db
      .updateTable('courier_bookings')
      .set({ ask_at: retryAt(booking.asked, clock.now()) })
      .where('id', '=', booking.id)
      .where('state', '=', 'cancelling')
      .execute()
    return false
  }
}

/** Marks the bookings of cancelled orders to be cancelled, unless the courier has collected them. */
export const cancelBookingsOfCancelledOrders = ({ db, clock }: Deps) =>
  sql`update courier_bookings set state = 'cancelling', asked = 0, ask_at = ${clock.now()}
    from orders
    where orders.id = courier_bookings.order_id and orders.status = ${orderStatus.cancelled}
      and courier_bookings.ask_at is not null and courier_bookings.state = 'booked'
      and courier_bookings.tracking_state = 'booked' and courier_bookings.problem is null`.execute(db)
