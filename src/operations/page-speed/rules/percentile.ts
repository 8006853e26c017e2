/** How many values are above the previous bound and up to this one. */
export type Bucket = { upTo: number; samples: number }

/**
 * Estimates a percentile from buckets, as Prometheus does: the values of a bucket count as spread evenly between its
 * bounds.
 * @param buckets in any order; several with the same bound are added up
 * @param bounds of all buckets, also of empty ones, in ascending order
 * @param share from 0 to 1: 0.75 for the 75th percentile
 * @returns null without values
 */
export function percentileOf(
  buckets: readonly Bucket[],
  bounds: readonly number[],
  share: number,
): number | null {
  const total = buckets.reduce((sum, { samples }) => sum + samples, 0)
  if (total === 0) return null
  const wanted = total * share
  let below = 0
  for (const upTo of new Set(buckets.map((bucket) => bucket.upTo).sort((a, b) => a - b))) {
    const samples = buckets.reduce((sum, bucket) => sum + (bucket.upTo === upTo ? bucket.samples : 0), 0)
    if (below + samples >= wanted && samples > 0) {
      const from = bounds.findLast((bound) => bound < upTo) ?? 0
      return from + (upTo - from) * ((wanted - below) / samples)
    }
    below += samples
  }
  return null
}
