const minute = 60_000
const day = 24 * 60 * minute

/**
 * A shopper who returns to an unpaid order extends its reservation, up to this many reservation periods in all: one
 * hour by default.
 */
export const maxReservationPeriods = 4

/** An order placed within this time after the last one ended continues its hold. */
export const continuationGapMs = 5 * minute

/** Holds that ran out longer ago than this no longer count. */
export const reservationHistoryMs = day

/**
 * The waiting time after the given number of holds that ran out unpaid: 5 minutes, 10, 20 … up to a day (decision
 * X9).
 */
export const cooldownAfter = (expiredCount: number) =>
  Math.min(continuationGapMs * 2 ** (expiredCount - 1), day)
