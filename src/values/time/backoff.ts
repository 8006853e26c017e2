type BackoffLimits = { firstSeconds: number; longestSeconds: number }

const defaultLimits: BackoffLimits = { firstSeconds: 15, longestSeconds: 6 * 3600 }

/** When to try again after so many attempts: each wait is twice the one before. 15 seconds, 30 … up to six hours. */
export const backoff = (attempts: number, now: Date, { firstSeconds, longestSeconds } = defaultLimits) =>
  new Date(now.getTime() + Math.min(firstSeconds * 2 ** (attempts - 1), longestSeconds) * 1000)
