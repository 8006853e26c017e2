const minute = 60_000
const day = 24 * 60 * minute

/** A shopper who returns to an unpaid order extends its hold, up to this many holds in all: an hour by default. */
export const longestHoldInHolds = 4

/** An order placed within this time after the last one ended continues its hold. */
export const gap = 5 * minute

/** Holds that ran out longer ago than this no longer count. */
export const remembered = day

/**
 * The waiting time after the given number of holds that ran out unpaid: 5 minutes, 10, 20 … up to a day (decision
 * X9).
 */
export const waitAfter = (ranOut: number) => Math.min(gap * 2 ** (ranOut - 1), day)
