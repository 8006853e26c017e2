export type CacheStatistics = ReturnType<typeof createCacheStatistics>

/** Cache hits, misses and sizes for the metrics. Always counted, even if nobody reads the metrics. */
export const createCacheStatistics = () => ({
  /** Answers served by the pre-routing cache. */
  preRoutingHits: 0,
  preRoutingBytes: () => 0,
  /** Pages found in the cache, and pages that had to be rendered. */
  pageHits: 0,
  pageMisses: 0,
  pageBytes: () => 0,
})
