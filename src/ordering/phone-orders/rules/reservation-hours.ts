/** For how many hours the merchant can reserve the units of an order that is to be paid with a link. */
export const reservationHours = [2, 24, 72] as const
export type ReservationHours = (typeof reservationHours)[number]
