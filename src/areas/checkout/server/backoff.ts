const firstSeconds = 15
const longestSeconds = 6 * 3600

/** When to try again after so many attempts: 15 seconds, 30, one minute … up to every six hours. */
export const backoff = (attempts: number, now: Date) =>
  new Date(now.getTime() + Math.min(firstSeconds * 2 ** (attempts - 1), longestSeconds) * 1000)
