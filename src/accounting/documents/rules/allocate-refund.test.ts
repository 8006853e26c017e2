import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allocateRefund,
  type ItemizedRefund,
  type RefundableComponent,
  remainingAfterRefunds,
} from './allocate-refund.ts'

const order: RefundableComponent[] = [
  { item_id: 1, paise: 27_000 },
  { item_id: 2, paise: 18_000 },
  { item_id: null, paise: 4_000 },
]
const sum = (sums: number[]) => sums.reduce((all, each) => all + each, 0)

test.each<[string, ItemizedRefund, number[]]>([
  ['a line', { paise: 13_500, lines: { 1: 13_500 }, delivery: 0 }, [13_500, 0, 0]],
  ['the delivery', { paise: 4_000, lines: {}, delivery: 4_000 }, [0, 0, 4_000]],
  ['a line and goodwill', { paise: 13_500 + 355, lines: { 1: 13_500 }, delivery: 0 }, [13_635, 180, 40]],
  ['goodwill alone', { paise: 4_900, lines: {}, delivery: 0 }, [2_700, 1_800, 400]],
  ['money from the dashboard', { paise: 4_900, lines: {}, delivery: null }, [2_700, 1_800, 400]],
  [
    'an older refund of more than its line',
    { paise: 22_000, lines: { 2: 18_000 }, delivery: null },
    [0, 18_000, 4_000],
  ],
  [
    'an older refund of its line and a part of the delivery',
    { paise: 19_000, lines: { 2: 18_000 }, delivery: null },
    [0, 18_000, 1_000],
  ],
  ['more than there is', { paise: 90_000, lines: { 1: 1 }, delivery: 0 }, [27_000, 18_000, 4_000]],
])('%s is shared among what was paid for', (_what, refund, shares) => {
  expect(allocateRefund(order, refund)).toEqual(shares)
})

const paise = fc.nat(3_000_00)
const refund = fc.record({
  paise,
  lines: fc.dictionary(fc.constantFrom('1', '2', '3'), paise),
  delivery: fc.option(paise),
})

test('whatever is refunded in whatever order, nothing of an order gives back more than was paid for it', () => {
  fc.assert(
    fc.property(fc.array(paise, { minLength: 4, maxLength: 4 }), fc.array(refund), (paid, refunds) => {
      const components = paid.map((each, at) => ({ item_id: at === 3 ? null : at + 1, paise: each }))
      let left = components
      for (const each of refunds) {
        const shares = allocateRefund(left, each)
        expect(sum(shares)).toBe(Math.min(each.paise, sum(left.map((part) => part.paise))))
        for (const [at, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(left[at]?.paise ?? 0)
        }
        left = remainingAfterRefunds(left, [each])
      }
      expect(remainingAfterRefunds(components, refunds)).toEqual(left)
    }),
  )
})

test('what is left after several refunds is what was paid less each of them', () => {
  const refunds: ItemizedRefund[] = [
    { paise: 13_500, lines: { 1: 13_500 }, delivery: 0 },
    { paise: 4_000, lines: {}, delivery: 4_000 },
    // Written by an older release: its line's part, and the rest for the delivery, which is already refunded.
    { paise: 10_000, lines: { 2: 9_000 }, delivery: null },
  ]
  expect(remainingAfterRefunds(order, refunds).map(({ paise }) => paise)).toEqual([12_900, 8_600, 0])
})
