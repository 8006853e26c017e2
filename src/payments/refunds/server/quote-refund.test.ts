import { expect, test } from 'vitest'
import type { RefundQuoteInput } from '../contract.ts'
import { quoteRefund } from './quote-refund.ts'
import type { Refundable } from './refundable.ts'

/** Two units for ₹90 each and ₹40 for the delivery, nothing refunded. */
const order = (more: Partial<Refundable> = {}): Refundable => {
  const paidFor = [
    { item_id: 1, paise: 18_000 },
    { item_id: null, paise: 4_000 },
  ]
  return {
    left: 22_000,
    isUndispatched: false,
    kept: 0,
    lines: [
      {
        id: 1,
        name: 'Muesli',
        packId: 5,
        quantity: 2,
        unitPaise: 9_000,
        refunded: 0,
        replaced: 0,
        putBack: 0,
        undispatched: 0,
      },
    ],
    paidFor,
    leftOf: paidFor,
    ...more,
  }
}
const amountOf = (rupees: number): RefundQuoteInput => ({ what: 'amount', amount: rupees, lines: [] })
const outcome = (wish: RefundQuoteInput, of = order()) => {
  const weighing = quoteRefund(of, wish)
  return weighing.ok ? [weighing.breakdown.paise, weighing.breakdown.cancels] : weighing.reason
}

test.each([
  [220, [22_000, false]],
  [220.01, 'TOO_MUCH'],
  [1, [100, false]],
  [0.99, 'TOO_LITTLE'],
  [0, 'NOTHING_CHOSEN'],
  [219, [21_900, false]],
  [219.01, 'LEAVES_TOO_LITTLE'],
])('₹%d of ₹220 comes to %j', (rupees, expected) => {
  expect(outcome(amountOf(rupees))).toEqual(expected)
})

test('all that is left by an amount cancels what is still here, and nothing that has left', () => {
  expect(outcome(amountOf(220), order({ isUndispatched: true }))).toEqual([22_000, true])
  expect(outcome(amountOf(219), order({ isUndispatched: true }))).toEqual([21_900, false])
})

test.each([
  [40, [4_000, false]],
  [40.01, 'TOO_MUCH_DELIVERY'],
])('₹%d of a delivery that cost ₹40 comes to %j', (rupees, expected) => {
  expect(outcome({ what: 'lines', lines: [], delivery: rupees })).toEqual(expected)
})

const line = (quantity: number, restock = false) => ({ item_id: 1, quantity, restock })

test('units come to what was paid for them, and what all of an unshipped order comes to is all that is left', () => {
  const here = order({
    isUndispatched: true,
    lines: order().lines.map((each) => ({ ...each, undispatched: 2 })),
  })
  expect(outcome({ what: 'lines', lines: [line(1)] })).toEqual([9_000, false])
  expect(outcome({ what: 'lines', lines: [line(2)] })).toEqual([18_000, false])
  expect(outcome({ what: 'lines', lines: [line(2)] }, here)).toEqual([22_000, true])
  expect(outcome({ what: 'lines', lines: [line(2)], amount: 100 }, here)).toEqual([10_000, true])
  expect(outcome({ what: 'lines', lines: [line(2)], delivery: 10 }, here)).toEqual([19_000, true])
  expect(outcome({ what: 'lines', lines: [line(3)] })).toBe('TOO_MANY')
})

test('what a sum for some units is more than they cost is goodwill, and less is theirs alone', () => {
  const linesOf = (amount: number) => {
    const weighing = quoteRefund(order(), { what: 'lines', lines: [line(1)], amount })
    return weighing.ok && weighing.breakdown.lines.map(({ paise }) => paise)
  }
  expect(linesOf(100)).toEqual([9_000])
  expect(linesOf(50)).toEqual([5_000])
})

// Requirement D-144
test('a cancelled order keeps the intended amount, however small', () => {
  expect(outcome(amountOf(219.5), order({ kept: 50 }))).toEqual([21_950, false])
  expect(outcome(amountOf(219.4), order({ kept: 50 }))).toBe('LEAVES_TOO_LITTLE')
})

test('the whole of an order that has left gives back all that is left and cancels nothing', () => {
  expect(outcome({ what: 'all', lines: [] })).toEqual([22_000, false])
  expect(outcome({ what: 'all', lines: [] }, order({ left: 0, leftOf: [] }))).toBe('NOTHING_LEFT')
  const little = order({ left: 60, isUndispatched: true, leftOf: [{ item_id: 1, paise: 60 }] })
  expect(outcome({ what: 'all', lines: [] }, little)).toEqual([0, true])
  expect(outcome({ what: 'all', lines: [] }, { ...little, isUndispatched: false })).toBe('TOO_LITTLE')
})

/** Three units for ₹100.01 in total, with earlier refunds and restocked units. */
const threeUnits = (before: { refunded?: number; putBack?: number }) =>
  order({
    left: 10_001,
    lines: order().lines.map((each) => ({ ...each, quantity: 3, undispatched: 3, ...before })),
    paidFor: [{ item_id: 1, paise: 10_001 }],
    leftOf: [{ item_id: 1, paise: 10_001 }],
  })

test('units after others come to what is between them, so that all together come to what the line cost', () => {
  const wish = { what: 'lines' as const, lines: [line(1)] }
  const each = [0, 1, 2].map((refunded) => outcome(wish, threeUnits({ refunded })))
  expect(each).toEqual([
    [3_334, false],
    [3_333, false],
    [3_334, false],
  ])
})

test('no unit is refunded or put on the shelf twice', () => {
  const twoOnTheShelf = { what: 'lines' as const, lines: [line(2, true)] }
  expect(outcome(twoOnTheShelf, threeUnits({ putBack: 1 }))).toEqual([6_667, false])
  expect(outcome(twoOnTheShelf, threeUnits({ putBack: 2 }))).toBe('TOO_MANY')
  expect(outcome(twoOnTheShelf, threeUnits({ refunded: 2, putBack: 0 }))).toBe('TOO_MANY')
  const rest = quoteRefund(threeUnits({ refunded: 2 }), { what: 'all', lines: [] })
  expect(rest.ok && rest.breakdown.lines.map(({ quantity }) => quantity)).toEqual([1])
})

test('a line that is not there, or one twice, is no wish; a sum is for no line', () => {
  expect(outcome({ what: 'lines', lines: [{ ...line(1), item_id: 2 }] })).toBe('UNKNOWN_LINE')
  expect(outcome({ what: 'lines', lines: [line(1), line(1)] })).toBe('UNKNOWN_LINE')
  const sum = quoteRefund(order(), { what: 'amount', amount: 90, lines: [line(1)] })
  expect(sum.ok && sum.breakdown.lines).toEqual([])
})

test('only the whole of an order is cancelled without money, where less than a rupee is left to send', () => {
  const here = order({ isUndispatched: true })
  expect(outcome({ what: 'lines', lines: [line(2)], amount: 0.5 }, here)).toBe('TOO_LITTLE')
  const rupee = order({ left: 100, isUndispatched: true, leftOf: [{ item_id: 1, paise: 100 }] })
  expect(outcome({ what: 'all', lines: [] }, rupee)).toEqual([100, true])
})

test('of an order whose lines were all refunded the delivery is left: a part of it cancels nothing, and keeping it does', () => {
  const onlyDelivery = order({
    left: 4_000,
    isUndispatched: true,
    lines: order().lines.map((each) => ({ ...each, refunded: 2 })),
    leftOf: [{ item_id: null, paise: 4_000 }],
  })
  expect(outcome({ what: 'lines', lines: [], delivery: 10 }, onlyDelivery)).toEqual([1_000, false])
  expect(outcome({ what: 'all', lines: [], keep_delivery: true }, onlyDelivery)).toEqual([0, true])
})
