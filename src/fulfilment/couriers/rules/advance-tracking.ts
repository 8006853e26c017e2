import { type TrackingState, trackingStates } from '#values/couriers/courier-values.ts'

const rankOf = (state: TrackingState) => trackingStates.indexOf(state)

/**
 * Whether a reported state is news about a parcel. Couriers report twice, late and out of order, so a parcel only moves
 * forward: a pick-up that is reported after the delivery changes nothing. Only a parcel that wasn't collected can be cancelled,
 * and what the courier cancelled by mistake may be collected after all.
 */
export function advancesTracking(from: TrackingState, to: TrackingState) {
  if (to === 'called_off') return from === 'booked'
  if (from === 'called_off') return to !== 'booked'
  return rankOf(to) > rankOf(from)
}

/** Whether the courier has the parcel, or had it. */
export const isCollected = (state: TrackingState) => state !== 'booked' && state !== 'called_off'
