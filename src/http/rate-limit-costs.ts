/**
 * Rate-limit costs of uncached work per network, in units of a plain page by processor time, with room for larger
 * catalogues than the demo's. Measured by `npm run bench -- costs`.
 */
export const rateLimitCosts = {
  page: 1,
  /** The API's search for arbitrary words: measured as 1.6 plain pages, about two milliseconds of shop and database. */
  search: 3,
  /** The same as an uncached page: measured as 4.3 plain pages. */
  searchPage: 10,
}

/** Spends an amount of a network's budget. Returns the seconds until it is allowed, 0 when it is allowed now. */
export type SpendBudget = (address: string, cost?: number) => Promise<number>
