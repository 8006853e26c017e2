export type KeptUse = ReturnType<typeof createKeptUse>

/** How often what is kept in memory was enough, and how much that is. It is counted whether anybody asks or not. */
export const createKeptUse = () => ({
  /** Answers given before any routing. */
  readyAnswers: 0,
  readyBytes: () => 0,
  /** Pages found in the cache, and pages that had to be made. */
  pagesFound: 0,
  pagesMade: 0,
  pageBytes: () => 0,
})
