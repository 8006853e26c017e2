import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepDiscounts, sumOfDiscounts } from './keep-discounts.ts'

test('discounts that leave a rupee are kept as they are', () => {
  const given = [
    { paise: 3_000, label: 'Late' },
    { paise: 900, label: 'Broken' },
  ]
  expect(keepDiscounts(given, 4_000)).toEqual(given)
})

test('the last discounts are cut when less would be left to pay', () => {
  expect(keepDiscounts([{ paise: 3_000 }, { paise: 900 }, { paise: 5 }], 3_500)).toEqual([
    { paise: 3_000 },
    { paise: 400 },
  ])
  expect(keepDiscounts([{ paise: 3_000 }], 100)).toEqual([])
})

test('kept discounts never grow, and leave at least a rupee to pay', () => {
  const amount = fc.integer({ min: 1, max: 100_000 }).map((paise) => ({ paise }))
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 4 }), fc.integer({ min: 100, max: 200_000 }), (given, full) => {
      const kept = keepDiscounts(given, full)
      expect(full - sumOfDiscounts(kept)).toBeGreaterThanOrEqual(100)
      expect(sumOfDiscounts(kept)).toBe(Math.min(sumOfDiscounts(given), full - 100))
      for (const [at, { paise }] of kept.entries()) {
        expect(paise).toBeGreaterThan(0)
        expect(paise).toBeLessThanOrEqual(given[at]?.paise ?? 0)
      }
    }),
  )
})
