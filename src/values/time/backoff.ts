type BackoffLimits = { firstSeconds: number; longestSeconds: number }

const defaultLimits: BackoffLimits = { firstSeconds: 15, longestSeconds: 6 * 3600 }

/**
 * When to retry after so many failed attempts (1 or more): the wait doubles each time, from 15 seconds up to six hours.
 */
export const backoff = (attempts: number, now: Date, { firstSeconds, longestSeconds } = defaultLimits) =>
  new Date(now.getTime() + Math.min(firstSeconds * 2 ** (attempts - 1), longestSeconds) * 1000)
