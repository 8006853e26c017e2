/** What is made for a network costs as many plain pages as it takes time. */
export const costs = {
  page: 1,
  /** What a call finds for made-up words: about three milliseconds of the database. */
  search: 3,
  /** The same, drawn as a page: about twenty milliseconds, and it is kept for nobody. */
  searchPage: 10,
}

/** Takes what something costs of what is made for an address: the seconds until it may be made, 0 when it may now. */
export type Spend = (address: string, cost?: number) => Promise<number>
