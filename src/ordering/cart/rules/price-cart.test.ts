import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Adjustment, priceCart } from './price-cart.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 1000 }),
  unitPaise: fc.integer({ min: 0, max: 100_000_00 }),
})
const fee = fc.record({
  kind: fc.constant<Adjustment['kind']>('delivery'),
  label: fc.string(),
  paise: fc.nat(50_000),
})

test('the total is the sum of its parts, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(fee), (lines, fees) => {
      const { totalPaise, ...parts } = priceCart(lines, fees)
      const sum = (amounts: { paise: number }[]) => amounts.reduce((all, { paise }) => all + paise, 0)
      expect(totalPaise).toBe(sum(parts.lines) + sum(parts.adjustments))
      expect(priceCart(lines.toReversed(), fees.toReversed()).totalPaise).toBe(totalPaise)
    }),
  )
})

test('a line is its quantity times its price, and keeps what else it says', () => {
  expect(priceCart([{ quantity: 3, unitPaise: 9_950, name: 'Sambar Masala' }]).lines).toEqual([
    { quantity: 3, unitPaise: 9_950, name: 'Sambar Masala', paise: 29_850 },
  ])
})

test('a discount comes off, and never more than there is', () => {
  const lines = [{ quantity: 2, unitPaise: 5_000 }]
  const off = (paise: number): Adjustment[] => [{ kind: 'discount', label: 'Diwali', paise: -paise }]
  expect(priceCart(lines, off(1_000)).totalPaise).toBe(9_000)
  expect(priceCart(lines, off(10_000)).totalPaise).toBe(0)
  expect(() => priceCart(lines, off(10_001))).toThrow(RangeError)
})
