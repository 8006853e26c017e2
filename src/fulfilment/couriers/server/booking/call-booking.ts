import { sql } from 'kysely'
import {
  type BookedShipment,
  CourierError,
  type CourierProvider,
} from '#integrations/couriers/courier-provider.ts'
import type { Parts } from '#parts.ts'
import { backoff } from '#values/time/backoff.ts'
import { defaultLanguage } from '#words/language.ts'
import { nameCourier } from '../../rules/name-courier.ts'
import { officeSentences } from '../../words/index.ts'
import { readBookedShipment } from './booked-shipment.ts'
import type { BookingRow } from './bookings.queries.ts'

type Deps = Pick<Parts, 'db' | 'clock' | 'store' | 'log' | 'hooks'>

/** Longer than all calls of a booking take, so that no other process repeats it in between. */
export const callSeconds = 60
/** How often a courier is asked about a parcel, in case its webhook got lost. */
const pollSeconds = 30 * 60
const retry = { firstSeconds: 15, longestSeconds: 3600 }

/** When a call that failed is tried again. */
export const retryAt = (asked: number, now: Date) => backoff(Math.max(1, asked), now, retry)
export const nextPoll = (now: Date) => new Date(now.getTime() + pollSeconds * 1000)

/**
 * Calls the courier for a stored booking and stores its answer. After a lost answer the booking stays, and the background task
 * looks for it by its reference.
 * @returns false if the courier didn't answer
 */
export async function callBooking(
  parts: Deps,
  courier: CourierProvider,
  booking: BookingRow,
  { searchFirst }: { searchFirst: boolean },
): Promise<boolean> {
  const { db, clock, log, hooks } = parts
  const shipment = await readBookedShipment(parts, booking)
  if (!shipment) {
    await storeFailure(parts, booking, officeSentences.addressDeleted.in(defaultLanguage))
    return true
  }
  try {
    const booked = await courier.book(shipment, { searchFirst })
    await hooks?.at?.('courier:booked')
    await storeBooked(parts, booking, booked)
    return true
  } catch (error) {
    if (!(error instanceof CourierError)) throw error
    log.warn({ booking: booking.id, kind: error.kind, reason: error.message }, 'a parcel was not booked')
    // Refused credentials say nothing about an earlier call.
    if (error.kind === 'refused' || (error.kind === 'account' && !searchFirst)) {
      await storeFailure(parts, booking, error.message)
      return true
    }
    await db
      .updateTable('courier_bookings')
      .set({ ask_at: retryAt(booking.asked, clock.now()) })
      .where('id', '=', booking.id)
      .where('state', '=', 'booking')
      .execute()
    return false
  }
}

/** The parcel has its number. A booking that is being cancelled meanwhile gets it too, so that it can be cancelled there. */
async function storeBooked({ db, clock }: Deps, { id }: BookingRow, booked: BookedShipment) {
  const now = clock.now()
  await db
    .updateTable('courier_bookings')
    .set({
      state: sql`case when state = 'booking' then 'booked' else state end`,
      provider_order: booked.providerOrder,
      provider_shipment: booked.providerShipment,
      tracking_number: booked.trackingNumber,
      ...(booked.carrier && { courier: nameCourier(booked.carrier) }),
      problem: null,
      booked_at: now,
      asked: 0,
      ask_at: sql<Date>`case when state = 'booking' then ${nextPoll(now)}::timestamptz else ask_at end`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['booking', 'cancelling'])
    .execute()
}

const storeFailure = ({ db }: Deps, { id }: BookingRow, problem: string) =>
  db
    .updateTable('courier_bookings')
    .set({
      // What is being cancelled and was never booked is cancelled.
      state: sql`case when state = 'booking' then 'failed' else 'called_off' end`,
      problem,
      ask_at: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['booking', 'cancelling'])
    .where('provider_order', 'is', null)
    .execute()
