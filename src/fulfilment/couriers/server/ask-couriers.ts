import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { transact } from '#database/transact.ts'
import { CourierError, type CourierProvider } from '#integrations/couriers/courier-provider.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import type { Parts } from '#parts.ts'
import { dayMs } from '#values/time/durations.ts'
import { type BookingRow, findBooking } from './booking/bookings.queries.ts'
import { callBooking, callSeconds, nextPoll, retryAt } from './booking/call-booking.ts'
import { callCancelling, cancelBookingsOfCancelledOrders } from './booking/cancel-booking.ts'
import { findCourier } from './booking/prepare-shipment.ts'
import { advanceOrders } from './tracking/advance-orders.ts'
import { handleScans, recordScan } from './tracking/record-scan.ts'

type Deps = Pick<
  Parts,
  'db' | 'clock' | 'store' | 'settings' | 'couriers' | 'log' | 'hooks' | 'storeSettingsForDocuments'
>

/** Processes what couriers have reported, and advances the orders. */
export async function processScans(parts: Deps) {
  await handleScans(parts.db, parts.clock.now())
  await advanceOrders(parts)
}

const maxInOneRun = 50
/** A parcel that wasn't delivered after this time is not asked about any more. */
const maxAgeMs = 60 * dayMs

/**
 * Asks the couriers about the bookings that are due: looks for bookings whose answers were lost, cancels what is to be
 * cancelled, and polls parcels whose webhooks may be lost. After a courier has been silent once, the rest of its bookings wait
 * for the next run.
 * @returns how many bookings were asked about
 */
export async function askCouriers(parts: Deps, stopping?: AbortSignal): Promise<number> {
  const { db, clock } = parts
  await cancelBookingsOfCancelledOrders(parts)
  const silent = new Set<string>()
  let asked = 0
  while (asked < maxInOneRun && !stopping?.aborted) {
    const booking = await claimBooking(db, clock.now(), [...silent])
    if (!booking) break
    asked += 1
    const courier = findCourier(parts, booking.provider)
    if (!courier) await postpone(db, booking, nextPoll(clock.now()))
    else if (!(await ask(parts, courier, booking))) silent.add(booking.provider)
  }
  await advanceOrders(parts)
  return asked
}

/** Leases the booking that has been due longest to this process. */
const claimBooking = (db: Db, now: Date, without: string[]): Promise<BookingRow | undefined> =>
  db
    .updateTable('courier_bookings')
    .set((eb) => ({ ask_at: new Date(now.getTime() + callSeconds * 1000), asked: eb('asked', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('courier_bookings as due')
        .select('due.id')
        .where('due.ask_at', '<=', now)
        .where(sql<boolean>`due.provider <> all(${without}::text[])`)
        .orderBy('due.ask_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()

/** @returns false if the courier didn't answer */
async function ask(parts: Deps, courier: CourierProvider, booking: BookingRow): Promise<boolean> {
  if (booking.state === 'cancelling') return callCancelling(parts, courier, booking)
  if (booking.state === 'booked') return poll(parts, courier, booking)
  if (!(await isOrderCancelled(parts.db, booking)))
    return callBooking(parts, courier, booking, { searchFirst: true })
  // Its answer is missing, and it isn't needed any more.
  await parts.db
    .updateTable('courier_bookings')
    .set({ state: 'cancelling' })
    .where('id', '=', booking.id)
    .where('state', '=', 'booking')
    .execute()
  const now = await findBooking(parts.db, booking.id)
  return now?.state === 'cancelling' ? callCancelling(parts, courier, now) : true
}

async function isOrderCancelled(db: Db, { order_id }: BookingRow) {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', order_id)
    .where('status', '=', orderStatus.cancelled)
    .executeTakeFirst()
  return order !== undefined
}

/** Asks where a parcel is. */
async function poll(parts: Deps, courier: CourierProvider, booking: BookingRow): Promise<boolean> {
  const { db, clock, log } = parts
  try {
    const update = await courier.track(booking.tracking_number ?? '')
    if (update) await transact(db, (trx) => recordScan(trx, booking.id, update))
    const now = clock.now()
    const isOver =
      (update && ['arrived', 'returned', 'called_off'].includes(update.state)) ||
      now.getTime() - booking.created_at.getTime() > maxAgeMs
    await postpone(db, booking, isOver ? null : nextPoll(now), 0)
    return true
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    log.warn({ booking: booking.id, kind: error.kind, reason: error.message }, 'a parcel was not tracked')
    const now = clock.now()
    const isFromNextPoll = error.kind === 'refused' || error.kind === 'odd'
    await postpone(db, booking, isFromNextPoll ? nextPoll(now) : retryAt(booking.asked, now))
    return isFromNextPoll
  }
}

const postpone = (db: Db, { id, state }: BookingRow, ask_at: Date | null, asked?: number) =>
  db
    .updateTable('courier_bookings')
    .set({ ask_at, ...(asked !== undefined && { asked }) })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute()
