import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxationOf } from '#accounting/tax/rules/taxation.ts'
import { bundleDiscounts } from './bundle-discounts.ts'
import { couponDiscounts } from './coupon-discounts.ts'
import { priceOrder } from './price-order.ts'

/** ₹640.00, ₹340.00 and ₹450.00. */
const lines = [
  { pack_id: 1, quantity: 2, unitPaise: 32_000 },
  { pack_id: 2, quantity: 1, unitPaise: 34_000 },
  { pack_id: 3, quantity: 3, unitPaise: 15_000 },
]
const order = { lines, delivery: { fee: 40, free_from: null }, minTotalPaise: 100 }
const everything = { id: 1, minimumPaise: 0, packIds: null }
const percent = (value: number) => ({ kind: 'percent' as const, percent: value })
const amount = (paise: number) => ({ kind: 'amount' as const, paise })
const freeDelivery = { kind: 'free_delivery' as const }
const buyGet = (buy: number, free: number) => ({ kind: 'buy_get' as const, buy, free })

const withCode = (
  code: Parameters<typeof couponDiscounts>[1]['code'],
  given: Parameters<typeof couponDiscounts>[0] = order,
) => {
  const { discounts, refusal } = couponDiscounts(given, { code, automatic: [] })
  return refusal ?? discounts.map(({ shares }) => [...shares.lines, shares.delivery])
}

test.each([
  ['10 % of everything', { benefit: percent(10) }, [6_400, 3_400, 4_500, 0]],
  ['10 % of one product', { benefit: percent(10), packIds: new Set([2]) }, [0, 3_400, 0, 0]],
  ['₹100, spread by value', { benefit: amount(10_000) }, [4_476, 2_377, 3_147, 0]],
  ['₹500 off goods for ₹450', { benefit: amount(50_000), packIds: new Set([3]) }, [0, 0, 45_000, 0]],
  ['free delivery', { benefit: freeDelivery }, [0, 0, 0, 4_000]],
  ['2 of 6 units free, the cheapest', { benefit: buyGet(2, 1) }, [0, 0, 30_000, 0]],
  ['a free unit of these', { benefit: buyGet(2, 1), packIds: new Set([1, 2]) }, [32_000, 0, 0, 0]],
])('%s', (_what, coupon, shares) => {
  expect(withCode({ ...everything, ...coupon })).toEqual([shares])
})

test('a percentage is rounded to the paisa', () => {
  const cheap = { ...order, lines: [{ pack_id: 1, quantity: 1, unitPaise: 1_005 }] }
  expect(withCode({ ...everything, benefit: percent(10) }, cheap)).toEqual([[101, 0]])
})

test('a code that takes nothing off says why', () => {
  const ten = { ...everything, benefit: percent(10) }
  expect(withCode({ ...ten, packIds: new Set([9]) })).toEqual({ reason: 'no_eligible_goods' })
  expect(withCode({ ...ten, minimumPaise: 50_000, packIds: new Set([3]) })).toEqual({
    reason: 'below_minimum',
    missingPaise: 5_000,
  })
  expect(withCode({ ...ten, minimumPaise: 45_000, packIds: new Set([3]) })).toEqual([[0, 0, 4_500, 0]])
  expect(withCode({ ...everything, benefit: buyGet(6, 1) })).toEqual({ reason: 'no_saving' })
  const delivered = { ...order, delivery: { fee: 40, free_from: 500 } }
  expect(withCode({ ...everything, benefit: freeDelivery }, delivered)).toEqual({ reason: 'no_saving' })
})

test('a coupon never ends free delivery, and leaves the smallest payment', () => {
  const delivered = { ...order, delivery: { fee: 40, free_from: 1_400 } }
  const { discounts } = couponDiscounts(delivered, {
    code: { ...everything, benefit: percent(50) },
    automatic: [],
  })
  expect(priceOrder({ ...delivered, discounts }).totalPaise).toBe(71_500)
  const all = couponDiscounts(order, {
    code: { ...everything, benefit: percent(100) },
    automatic: [{ ...everything, id: 2, benefit: freeDelivery, isCombinable: true }],
  })
  expect(priceOrder({ ...order, discounts: all.discounts }).totalPaise).toBe(100)
})

test('coupons apply to what bundles have left, and their minimum compares with the goods before discounts', () => {
  const box = {
    id: 1,
    pricePaise: 60_000,
    parts: [1, 2].map((pack_id) => ({ pack_id, quantity: 1 })),
  }
  const bundled = { ...order, discounts: bundleDiscounts(lines, [box]) }
  expect(bundled.discounts.map(({ paise }) => paise)).toEqual([6_000])
  const code = { ...everything, minimumPaise: 143_000, benefit: percent(10) }
  const { discounts } = couponDiscounts(bundled, { code, automatic: [] })
  expect(discounts.map(({ paise }) => paise)).toEqual([13_700])
})

test('a code applies with combinable coupons: free units, then percentages, amounts and delivery', () => {
  const automatic = [freeDelivery, amount(10_000), buyGet(2, 1)].map((benefit, at) => ({
    ...everything,
    id: at + 2,
    benefit,
    isCombinable: true,
  }))
  const { discounts } = couponDiscounts(order, { code: { ...everything, benefit: percent(10) }, automatic })
  expect(discounts.map(({ coupon, paise }) => [coupon.id, paise])).toEqual([
    [4, 30_000],
    [1, 11_300],
    [3, 10_000],
    [2, 4_000],
  ])
})

test('a coupon that is not combinable applies alone, if it saves more than the others together', () => {
  const alone = (paise: number) => ({ ...everything, id: 3, benefit: amount(paise), isCombinable: false })
  const combinable = { ...everything, id: 2, benefit: freeDelivery, isCombinable: true }
  const code = { ...everything, benefit: amount(10_000) }
  const idsWith = (paise: number) => {
    const { discounts, refusal } = couponDiscounts(order, { code, automatic: [alone(paise), combinable] })
    return [discounts.map(({ coupon }) => coupon.id), refusal]
  }
  expect(idsWith(14_000)).toEqual([[1, 2], null])
  expect(idsWith(14_001)).toEqual([[3], { reason: 'better_coupon' }])
})

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0)

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  unitPaise: fc.integer({ min: 1, max: 500_000 }),
  tax_rate: fc.constantFrom(0, 5, 12, 18, 28, 40),
  exemption: fc.constant(null),
})
const anyCoupon = fc.record({
  benefit: fc.oneof(
    fc.integer({ min: 1, max: 100 }).map(percent),
    fc.integer({ min: 1, max: 1_000_000 }).map(amount),
    fc.constant(freeDelivery),
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })).map(([x, y]) => buyGet(x, y)),
  ),
  minimumPaise: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
  packIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 6 })).map((ids) => new Set(ids))),
  isCombinable: fc.boolean(),
})

test('whatever the cart and the coupons: shares add up, taxes too, and the order of lines and coupons does not matter', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      fc.array(anyCoupon, { minLength: 1, maxLength: 4 }),
      fc.nat(1_000),
      fc.nat(20_000),
      fc.constantFrom('own_state' as const, 'other_state' as const),
      (goods, given, thousandths, delivery, place) => {
        const ofPacks = goods.map((one, at) => ({ ...one, pack_id: at + 1 }))
        const full = priceOrder({ lines: ofPacks, delivery })
        const firstLine = full.lines.map(({ fullPaise }, at) =>
          at === 0 ? Math.floor((fullPaise * thousandths) / 1_000) : 0,
        )
        const earlier = { paise: sumOf(firstLine), shares: { lines: firstLine, delivery: 0 } }
        const cart = { lines: ofPacks, delivery, discounts: [earlier], minTotalPaise: 100 }
        const [code, ...automatic] = given.map((coupon, at) => ({ ...coupon, id: at + 1 }))
        if (!code) return
        const { discounts, refusal } = couponDiscounts(cart, { code, automatic })

        expect(refusal === null).toBe(discounts.some(({ coupon }) => coupon.id === code.id))
        for (const { paise, shares } of discounts) {
          expect(paise).toBeGreaterThan(0)
          expect(sumOf(shares.lines) + shares.delivery).toBe(paise)
          expect(Math.min(shares.delivery, ...shares.lines)).toBeGreaterThanOrEqual(0)
        }
        const before = priceOrder(cart).totalPaise
        const priced = priceOrder({
          ...cart,
          discounts: [earlier, ...discounts],
          taxation: taxationOf('regular', place),
        })
        expect(priced.totalPaise).toBe(before - sumOf(discounts.map(({ paise }) => paise)))
        expect(priced.totalPaise).toBeGreaterThanOrEqual(Math.min(before, 100))
        for (const { paise, tax } of [...priced.lines, priced.delivery]) {
          const { taxable = 0, cgst = 0, sgst = 0, igst = 0 } = tax.tax ?? {}
          expect([taxable + cgst + sgst + igst, paise >= 0]).toEqual([paise, true])
        }

        const reversed = couponDiscounts(
          {
            ...cart,
            lines: ofPacks.toReversed(),
            discounts: [{ ...earlier, shares: { lines: firstLine.toReversed(), delivery: 0 } }],
          },
          { code, automatic: automatic.toReversed() },
        )
        expect(
          reversed.discounts.map(({ coupon, shares }) => [coupon.id, shares.lines.toReversed()]),
        ).toEqual(discounts.map(({ coupon, shares }) => [coupon.id, shares.lines]))
      },
    ),
  )
})
