/**
 * `booking`: the courier is being asked, or its answer is lost and the shop looks for it; `booked`: it has a tracking number;
 * `cancelling`: the courier is being asked to cancel it; `failed`: the courier refused it.
 */
export const bookingStates = ['booking', 'booked', 'cancelling', 'called_off', 'failed'] as const
export type BookingState = (typeof bookingStates)[number]

/** Bookings whose units are with the courier, or will be. */
export const openBookingStates = ['booking', 'booked', 'cancelling'] as const satisfies BookingState[]

/**
 * What the merchant has to look at: the parcel is coming back, came back or is lost; the courier cancelled it; or the order
 * could not be advanced as the courier reported.
 */
export const courierIssues = [
  'returning',
  'returned',
  'lost',
  'called_off',
  'not_dispatched',
  'not_delivered',
] as const
export type CourierIssue = (typeof courierIssues)[number]
