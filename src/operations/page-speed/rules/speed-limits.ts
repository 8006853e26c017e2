import type { SpeedMetric } from './speed-metrics.ts'

export const speedRatings = ['good', 'fair', 'poor'] as const
export type SpeedRating = (typeof speedRatings)[number]

type SpeedLimits = {
  /** A 75th percentile up to this is good. */
  good: number
  /** A 75th percentile above this is poor. */
  poor: number
  /** Upper bounds of the buckets in which values are counted. Larger values than the last one count as the last one. */
  buckets: readonly number[]
}

/**
 * Milliseconds; CLS has no unit. The limits of LCP, INP and CLS are Google’s for Core Web Vitals
 * (https://web.dev/articles/vitals). A tap has the limit of INP: the next page should follow like a response.
 */
export const speedLimits: Record<SpeedMetric, SpeedLimits> = {
  lcp: {
    good: 2500,
    poor: 4000,
    buckets: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 60_000],
  },
  inp: { good: 200, poor: 500, buckets: [50, 100, 150, 200, 300, 500, 1000, 2000, 10_000] },
  cls: { good: 0.1, poor: 0.25, buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 10] },
  tap: { good: 200, poor: 1000, buckets: [50, 100, 150, 200, 300, 500, 1000, 2000, 5000, 60_000] },
}

export function rateSpeed(metric: SpeedMetric, value: number): SpeedRating {
  const { good, poor } = speedLimits[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}

/** The value, or the largest plausible one if it is larger. */
export const clampSpeed = (metric: SpeedMetric, value: number) =>
  Math.min(value, speedLimits[metric].buckets.at(-1) ?? value)

/** The upper bound of the bucket of a clamped value. */
export const bucketOf = (metric: SpeedMetric, value: number) =>
  speedLimits[metric].buckets.find((bound) => value <= bound) ?? value
