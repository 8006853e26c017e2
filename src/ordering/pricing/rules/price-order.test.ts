import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allocateRefund,
  type ItemizedRefund,
  remainingAfterRefunds,
} from '#accounting/documents/rules/allocate-refund.ts'
import { refundedTax } from '#accounting/tax/rules/split-tax.ts'
import { taxationOf } from '#accounting/tax/rules/taxation.ts'
import { priceOrder } from './price-order.ts'

/*
 * ₹300.00 at 5 % and ₹200.00 at 18 %; ₹50.00 discount, ₹40.00 for delivery. 45000 remain for the goods: three fifths
 * are 27000, two fifths 18000.
 */
const twoRates = [
  { quantity: 2, unitPaise: 15_000, tax_rate: 5, exemption: null },
  { quantity: 1, unitPaise: 20_000, tax_rate: 18, exemption: null },
]
const taxation = taxationOf('regular', 'own_state')

test('a discount is spread over the lines by their prices, and the delivery has the tax of the highest rate', () => {
  const priced = priceOrder({ lines: twoRates, discounts: [{ paise: 5_000 }], delivery: 4_000, taxation })
  expect(
    priced.lines.map(({ fullPaise, discountPaise, paise }) => [fullPaise, discountPaise, paise]),
  ).toEqual([
    [30_000, 3_000, 27_000],
    [20_000, 2_000, 18_000],
  ])
  expect(priced.discounts).toEqual([{ paise: 5_000, shares: { lines: [3_000, 2_000], delivery: 0 } }])
  expect(priced.delivery.paise).toBe(4_000)
  expect(priced.delivery.tax.tax).toEqual({ rate: 18, taxable: 3_390, cgst: 305, sgst: 305, igst: 0 })
  expect([priced.goodsPaise, priced.totalPaise]).toEqual([50_000, 49_000])
})

test('what a discount exceeds the goods by is taken off the delivery, and more than both is an error', () => {
  const discounted = (paise: number) =>
    priceOrder({ lines: twoRates, discounts: [{ paise }], delivery: 4_000 })
  const { lines, delivery, totalPaise } = discounted(50_600)
  expect([lines.map(({ paise }) => paise), delivery.paise, totalPaise]).toEqual([[0, 0], 3_400, 3_400])
  expect(discounted(54_000).totalPaise).toBe(0)
  expect(() => discounted(54_001)).toThrow(RangeError)
})

test('a later discount is spread over what the earlier ones left', () => {
  const ofFirstLine = { paise: 30_000, shares: { lines: [30_000, 0], delivery: 0 } }
  const { lines, discounts } = priceOrder({ lines: twoRates, discounts: [ofFirstLine, { paise: 1_000 }] })
  expect(lines.map(({ paise }) => paise)).toEqual([0, 19_000])
  expect(discounts[1]?.shares).toEqual({ lines: [0, 1_000], delivery: 0 })
})

test('stored shares stay as they are', () => {
  const stored = { paise: 5_000, shares: { lines: [1_000, 3_000], delivery: 1_000 } }
  const { lines, delivery } = priceOrder({ lines: twoRates, discounts: [stored], delivery: 4_000 })
  expect([...lines, delivery].map(({ paise }) => paise)).toEqual([29_000, 17_000, 3_000])
})

test.each([
  [{ fee: 40, free_from: null }, 1_000_000, 4_000],
  [{ fee: 40, free_from: 500 }, 49_999, 4_000],
  [{ fee: 40, free_from: 500 }, 50_000, 0],
  [{ fee: 40, free_from: 500 }, 50_001, 0],
  [{ fee: 0, free_from: null }, 100, 0],
  [{ fee: 49.5, free_from: null }, 100, 4_950],
  [{ fee: 49.5, free_from: 0 }, 0, 0],
])('under the terms %o the delivery of goods of %d paise costs %d', (delivery, unitPaise, charge) => {
  const priced = priceOrder({ lines: [{ quantity: 1, unitPaise }], delivery })
  expect([priced.delivery.paise, priced.totalPaise]).toEqual([charge, unitPaise + charge])
})

test('a discount ends neither free delivery nor an order that reaches the minimum', () => {
  const delivery = { fee: 40, free_from: 500, minimum: 500 }
  const priced = priceOrder({ lines: twoRates, discounts: [{ paise: 20_000 }], delivery })
  expect([priced.delivery.paise, priced.isBelowMinimum]).toEqual([0, false])
  const [cheap] = twoRates
  expect(priceOrder({ lines: cheap ? [cheap] : [], delivery }).isBelowMinimum).toBe(true)
  expect(priceOrder({ lines: [], delivery: 0 }).isBelowMinimum).toBe(false)
})

test.each([
  ['the dearer first', [18, 5], 18],
  ['the dearer last', [5, 18], 18],
  ['goods without a rate beside others', [null, 5, null], 5],
  ['none with a rate', [null, null], undefined],
])('the rate of the delivery with %s', (_what, rates, highest) => {
  const lines = rates.map((tax_rate) => ({ quantity: 1, unitPaise: 10_000, tax_rate, exemption: null }))
  expect(priceOrder({ lines, delivery: 4_000, taxation }).delivery.tax.tax?.rate).toBe(highest)
})

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  unitPaise: fc.integer({ min: 1, max: 2_000_000 }),
  tax_rate: fc.constantFrom(null, 0, 5, 12, 18, 28, 40),
  exemption: fc.constantFrom(null, 'exempt' as const, 'nil_rated' as const),
})
const sale = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  /** Of what is left, in thousandths. */
  discounts: fc.array(fc.nat(1_000), { maxLength: 3 }),
  charge: fc.nat(50_000),
  place: fc.constantFrom('own_state' as const, 'other_state' as const),
})
type Sale = typeof sale extends fc.Arbitrary<infer One> ? One : never

const sumOf = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0)

function priceSale({ lines, discounts, charge, place }: Sale) {
  let left = sumOf(lines.map(({ quantity, unitPaise }) => quantity * unitPaise)) + charge
  const amounts = discounts.map((thousandths) => {
    const paise = Math.floor((left * thousandths) / 1_000)
    left -= paise
    return { paise }
  })
  const order = { lines, discounts: amounts, delivery: charge }
  return { order, left, priced: priceOrder({ ...order, taxation: taxationOf('regular', place) }) }
}

// Requirements D-80, D-171
test('the parts of an order add up to its total, to the paisa, and none is negative', () => {
  fc.assert(
    fc.property(sale, (given) => {
      const { order, left, priced } = priceSale(given)
      const parts = [...priced.lines, priced.delivery]
      expect(sumOf(parts.map(({ paise }) => paise))).toBe(priced.totalPaise)
      expect(priced.totalPaise).toBe(left)
      for (const { paise, shares } of priced.discounts)
        expect(sumOf([...shares.lines, shares.delivery])).toBe(paise)
      for (const { paise, tax } of parts) {
        expect(paise).toBeGreaterThanOrEqual(0)
        if (!tax.tax) continue
        const { taxable, cgst, sgst, igst } = tax.tax
        expect(taxable + cgst + sgst + igst).toBe(paise)
        expect(Math.min(taxable, cgst, sgst, igst)).toBeGreaterThanOrEqual(0)
        expect(sgst).toBe(cgst)
      }
      // The shares that an order stores give the same price again.
      expect(priceOrder({ ...order, discounts: priced.discounts }).totalPaise).toBe(priced.totalPaise)
    }),
  )
})

const refundSteps = fc.array(fc.record({ at: fc.nat(8), paise: fc.nat(3_000_000) }), { maxLength: 12 })

test('whatever is refunded in whatever order, the refunds of a line and of each rate end at what was paid', () => {
  fc.assert(
    fc.property(sale, refundSteps, (given, steps) => {
      const { priced } = priceSale(given)
      const paid = [
        ...priced.lines.map(({ paise }, at) => ({ item_id: at + 1, paise })),
        { item_id: null, paise: priced.delivery.paise },
      ]
      const taxes = [...priced.lines, priced.delivery].map(({ tax }) => tax.tax)
      const refunds: ItemizedRefund[] = steps.map(({ at, paise }) => {
        const named = paid[at % paid.length]
        if (!named || at === 8) return { paise, lines: {}, delivery: 0 }
        return named.item_id === null
          ? { paise, lines: {}, delivery: paise }
          : { paise, lines: { [named.item_id]: paise }, delivery: 0 }
      })
      const rest = { paise: priced.totalPaise, lines: {}, delivery: null }
      const back = paid.map(() => ({ paise: 0, tax: { rate: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 } }))
      const sequence = [...refunds, rest]
      for (const [step, refund] of sequence.entries()) {
        const left = remainingAfterRefunds(paid, sequence.slice(0, step))
        for (const [at, part] of allocateRefund(left, refund).entries()) {
          const [credited, tax, { paise = 0 } = {}] = [back[at], taxes[at], paid[at]]
          if (!credited || part === 0) continue
          if (tax) {
            const returned = refundedTax({ paise, tax }, credited, part, given.place)
            for (const name of ['taxable', 'cgst', 'sgst', 'igst'] as const)
              credited.tax[name] += returned[name]
          }
          credited.paise += part
        }
      }
      expect(back.map(({ paise }) => paise)).toEqual(paid.map(({ paise }) => paise))
      expect(
        back.map(({ tax: { taxable, cgst, sgst, igst } }, at) => taxes[at] && [taxable, cgst, sgst, igst]),
      ).toEqual(
        taxes.map((tax, at) =>
          tax && (paid[at]?.paise ?? 0) > 0
            ? [tax.taxable, tax.cgst, tax.sgst, tax.igst]
            : tax && [0, 0, 0, 0],
        ),
      )
    }),
  )
})
