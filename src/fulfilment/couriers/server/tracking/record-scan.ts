import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { TrackingUpdate } from '#integrations/couriers/courier-provider.ts'
import type { CourierProviderName } from '#values/couriers/courier-values.ts'
import { advancesTracking } from '../../rules/advance-tracking.ts'
import { lockBooking } from '../booking/bookings.queries.ts'

/** Where a parcel is, if that is news: reports that come late or twice change nothing. */
export async function recordScan(
  trx: Transaction<Database>,
  bookingId: number,
  { state, at }: Pick<TrackingUpdate, 'state' | 'at'>,
) {
  const booking = await lockBooking(trx, bookingId)
  if (!booking || !advancesTracking(booking.tracking_state, state)) return
  await trx
    .updateTable('courier_bookings')
    .set({ tracking_state: state, tracked_at: at })
    .where('id', '=', bookingId)
    .execute()
}

/**
 * Stores what a courier's webhook reports about a booking, each scan once. Unknown tracking numbers are ignored: the account
 * may be used for other parcels too.
 */
export async function storeScans(
  db: Db,
  provider: CourierProviderName,
  updates: TrackingUpdate[],
  now: Date,
): Promise<void> {
  for (const { trackingNumber, state, at } of updates) {
    const booking = await db
      .selectFrom('courier_bookings')
      .select('id')
      .where('provider', '=', provider)
      .where('tracking_number', '=', trackingNumber)
      .executeTakeFirst()
    if (!booking) continue
    const key = `${provider} ${trackingNumber} ${state} ${at.toISOString()}`
    await db
      .insertInto('courier_events')
      .values({
        event_key: createHash('sha256').update(key).digest('hex'),
        booking_id: booking.id,
        state,
        happened_at: at,
        received_at: now,
        handled_at: null,
      })
      .onConflict((stored) => stored.column('event_key').doNothing())
      .execute()
  }
}

const maxAtOnce = 200

/** Records the stored scans that wait, oldest first. */
export async function handleScans(db: Db, now: Date) {
  const events = await db
    .selectFrom('courier_events')
    .select(['event_key', 'booking_id', 'state', 'happened_at'])
    .where('handled_at', 'is', null)
    .orderBy('received_at')
    .limit(maxAtOnce)
    .execute()
  for (const { event_key, booking_id, state, happened_at } of events)
    await transact(db, async (trx) => {
      await recordScan(trx, booking_id, { state, at: happened_at })
      await trx
        .updateTable('courier_events')
        .set({ handled_at: now })
        .where('event_key', '=', event_key)
        .execute()
    })
}

const keptMs = 30 * 24 * 3_600_000

/** Deletes handled scans that no courier repeats any more. */
export const purgeScans = ({ db, clock }: { db: Db; clock: { now: () => Date } }) =>
  db
    .deleteFrom('courier_events')
    .where('handled_at', '<', new Date(clock.now().getTime() - keptMs))
    .execute()
