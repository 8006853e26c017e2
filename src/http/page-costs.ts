/**
 * What is made for a network costs as many plain pages as it takes processor time, with room for catalogues that are larger than
 * the demo's, in which `npm run bench -- costs` measures it (docs/measurements.md, "What a network pays for").
 */
export const costs = {
  page: 1,
  /** What a call finds for made-up words: measured as 1.6 plain pages, some two milliseconds of shop and database. */
  search: 3,
  /** The same, drawn as a page and kept for nobody: measured as 4.3 plain pages. */
  searchPage: 10,
}

/** Takes what something costs of what is made for an address: the seconds until it may be made, 0 when it may now. */
export type Spend = (address: string, cost?: number) => Promise<number>
