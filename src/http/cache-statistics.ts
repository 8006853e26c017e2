export type CacheStatistics = ReturnType<typeof createCacheStatistics>

/** Cache hits, misses and sizes, for the metrics. Counted whether metrics are read or not. */
export const createCacheStatistics = () => ({
  /** Answers given before any routing. */
  readyAnswers: 0,
  preRoutingBytes: () => 0,
  /** Pages found in the cache, and pages that had to be made. */
  pageHits: 0,
  pageMisses: 0,
  pageBytes: () => 0,
})
