import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxationOf } from '#accounting/tax/rules/taxation.ts'
import { bundleDiscounts } from './bundle-discounts.ts'
import { priceOrder } from './price-order.ts'

const box = {
  id: 1,
  pricePaise: 89_900,
  parts: [
    { pack_id: 1, quantity: 1 },
    { pack_id: 2, quantity: 1 },
    { pack_id: 3, quantity: 2 },
  ],
}
const cartOf = (...quantities: number[]) =>
  quantities.flatMap((quantity, at) =>
    quantity > 0 ? [{ pack_id: at + 1, quantity, unitPaise: [32_000, 34_000, 15_000][at] ?? 0 }] : [],
  )

// Requirement D-439: A cart that contains all parts of a bundle pays the bundle's price for them, however the parts were
//   added, and the saving is spread over the parts by their prices (decision X53).
test('the saving of a bundle is spread over its parts by their prices, to the paisa', () => {
  const [saving] = bundleDiscounts(cartOf(2, 1, 2), [box])
  expect([saving?.quantity, saving?.paise, saving?.shares]).toEqual([
    1,
    6_100,
    { lines: [2_033, 2_161, 1_906], delivery: 0 },
  ])
})

test.each([
  { cart: cartOf(1, 1, 1), times: [] },
  { cart: cartOf(1, 1, 0), times: [] },
  { cart: cartOf(2, 2, 4), times: [2] },
  { cart: cartOf(3, 2, 5), times: [2] },
])('a bundle applies as often as all of its parts are there: $times', ({ cart, times }) => {
  expect(bundleDiscounts(cart, [box]).map(({ quantity }) => quantity)).toEqual(times)
})

test('a bundle that costs as much as its parts changes nothing', () => {
  expect(bundleDiscounts(cartOf(1, 1, 2), [{ ...box, pricePaise: 96_000 }])).toEqual([])
})

test('each unit belongs to one bundle: the one that saves most comes first, whatever their order', () => {
  const pair = { id: 2, pricePaise: 50_000, parts: box.parts.slice(0, 2) }
  for (const offers of [
    [box, pair],
    [pair, box],
  ])
    expect(bundleDiscounts(cartOf(2, 1, 2), offers).map(({ bundle }) => bundle.id)).toEqual([2])
  expect(
    bundleDiscounts(cartOf(2, 2, 0), [box, pair]).map(({ bundle, quantity }) => [bundle.id, quantity]),
  ).toEqual([[2, 2]])
})

// Requirement D-440: Whatever prices, quantities and tax rates, the shares of a bundle's saving add up to the saving, no line
//   costs less than nothing, and the tax parts of all lines add up to what is paid (decision X53).
test('shares add up to the saving and taxes to the price, for any bundles', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    unitPaise: fc.integer({ min: 100, max: 500_000 }),
    tax_rate: fc.constantFrom(0, 5, 12, 18, 28, 40),
    exemption: fc.constant(null),
  })
  const offer = fc.record({
    quantities: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
    percent: fc.integer({ min: 1, max: 120 }),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 2, maxLength: 6 }),
      fc.array(offer, { maxLength: 4 }),
      fc.constantFrom('own_state' as const, 'other_state' as const),
      (goods, wanted, place) => {
        const lines = goods.map((one, at) => ({ ...one, pack_id: at + 1 }))
        const offers = wanted.map(({ quantities, percent }, at) => {
          const parts = lines.flatMap(({ pack_id }, index) => {
            const quantity = quantities[index] ?? 0
            return quantity > 0 ? [{ pack_id, quantity }] : []
          })
          const { goodsPaise } = priceOrder({
            lines: parts.map(({ pack_id, quantity }) => ({
              quantity,
              unitPaise: lines[pack_id - 1]?.unitPaise ?? 0,
            })),
          })
          return { id: at, pricePaise: Math.max(100, Math.round((goodsPaise * percent) / 100)), parts }
        })
        const savings = bundleDiscounts(lines, offers)
        for (const { paise, shares } of savings)
          expect(shares.lines.reduce((sum, share) => sum + share, 0)).toBe(paise)
        const priced = priceOrder({ lines, discounts: savings, taxation: taxationOf('regular', place) })
        const full = priceOrder({ lines }).totalPaise
        expect(priced.totalPaise).toBe(full - savings.reduce((sum, { paise }) => sum + paise, 0))
        for (const { paise, tax } of priced.lines) {
          const { taxable = 0, cgst = 0, sgst = 0, igst = 0 } = tax.tax ?? {}
          expect([taxable + cgst + sgst + igst, paise >= 0]).toEqual([paise, true])
        }
      },
    ),
  )
})
