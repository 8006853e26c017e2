import { dayMs, minuteMs } from '#values/time/durations.ts'

/** Returning to a pending order extends its reservation up to this many periods in all: one hour by default. */
export const maxReservationPeriods = 4

/** An order placed within this time after the last one ended continues its reservation. */
export const continuationGapMs = 5 * minuteMs

/** Reservations that expired longer ago no longer count. */
export const reservationHistoryMs = dayMs

/**
 * The cooldown after this many reservations that expired unpaid, in milliseconds: 5 minutes, 10, 20 … up to a day
 * (decision X9).
 */
export const cooldownAfter = (expiredCount: number) =>
  Math.min(continuationGapMs * 2 ** (expiredCount - 1), dayMs)
