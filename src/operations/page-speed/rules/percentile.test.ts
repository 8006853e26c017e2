import { expect, test } from 'vitest'
import { percentileOf } from './percentile.ts'
import { bucketOf, clampSpeed, rateSpeed, speedLimits } from './speed-limits.ts'
import { speedMetrics } from './speed-metrics.ts'

const bounds = [100, 200, 400]

test.each([
  { name: 'no values', buckets: [], is: null },
  { name: 'one value', buckets: [{ upTo: 100, samples: 1 }], is: 75 },
  { name: 'values in one bucket', buckets: [{ upTo: 200, samples: 4 }], is: 175 },
  {
    name: 'buckets in any order',
    buckets: [
      { upTo: 400, samples: 1 },
      { upTo: 100, samples: 1 },
    ],
    is: 300,
  },
  {
    name: 'a bucket reported by two processes',
    buckets: [
      { upTo: 100, samples: 1 },
      { upTo: 200, samples: 1 },
      { upTo: 200, samples: 2 },
    ],
    is: 166.7,
  },
  {
    name: 'exactly three quarters below a bound',
    buckets: [
      { upTo: 100, samples: 3 },
      { upTo: 400, samples: 1 },
    ],
    is: 100,
  },
])('the 75th percentile of $name is $is', ({ buckets, is }) => {
  const found = percentileOf(buckets, bounds, 0.75)
  expect(found && Math.round(found * 10) / 10).toBe(is)
})

test.each(speedMetrics)('the buckets of %s are ascending and split at its limits', (metric) => {
  const { good, poor, buckets } = speedLimits[metric]
  expect(buckets).toEqual(buckets.toSorted((a, b) => a - b))
  expect(buckets).toContain(good)
  expect(buckets).toContain(poor)
})

test('a value belongs to the bucket that ends at it or above it', () => {
  expect([0, 2500, 2501, 60_000].map((value) => bucketOf('lcp', value))).toEqual([500, 2500, 3000, 60_000])
  expect(clampSpeed('lcp', 90_000)).toBe(60_000)
})

test('a limit itself is still within it', () => {
  const ratings = [2500, 2501, 4000, 4001].map((value) => rateSpeed('lcp', value))
  expect(ratings).toEqual(['good', 'fair', 'fair', 'poor'])
})
