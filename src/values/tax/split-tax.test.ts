import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOut, taxBetween, taxWithin } from './split-tax.ts'

/*
 * By hand. ₹105.00 at 5 %: 10500 · 100 / 105 = 10000.00, tax 500, halves 250 and 250.
 * ₹320.00 at 5 %: 32000 · 100 / 105 = 30476.19 → 30476, tax 1524, halves 762 and 762.
 * ₹99.99 at 18 %: 9999 · 100 / 118 = 8473.73 → 8474, tax 1525, halves 762 and 763.
 * ₹99.99 at 40 %: 9999 · 100 / 140 = 7142.14 → 7142, tax 2857.
 */
test('the tax within a price is halved in the own state, and one sum to another', () => {
  expect(taxWithin(10_500, 5, 'own_state')).toEqual({
    rate: 5,
    taxable: 10_000,
    cgst: 250,
    sgst: 250,
    igst: 0,
  })
  expect(taxWithin(32_000, 5, 'own_state')).toEqual({
    rate: 5,
    taxable: 30_476,
    cgst: 762,
    sgst: 762,
    igst: 0,
  })
  expect(taxWithin(9_999, 18, 'own_state')).toEqual({
    rate: 18,
    taxable: 8_474,
    cgst: 762,
    sgst: 763,
    igst: 0,
  })
  expect(taxWithin(9_999, 40, 'other_state')).toEqual({
    rate: 40,
    taxable: 7_142,
    cgst: 0,
    sgst: 0,
    igst: 2_857,
  })
  expect(taxWithin(9_999, 0, 'own_state')).toEqual({ rate: 0, taxable: 9_999, cgst: 0, sgst: 0, igst: 0 })
})

/*
 * Two lines, ₹300.00 at 5 % and ₹200.00 at 18 %; ₹50.00 off, ₹40.00 for delivery. 45000 is left for the goods: three fifths of
 * it are 27000, two fifths 18000. Delivery is taxed as the dearer goods are, at 18 %.
 */
test('a discount comes off the lines by their worth, and delivery has the highest rate of the goods', () => {
  const lines = [
    { paise: 30_000, rate: 5 },
    { paise: 20_000, rate: 18 },
  ]
  expect(shareOut({ lines, adjustments: [{ paise: -5_000 }, { paise: 4_000 }] })).toEqual({
    lines: [27_000, 18_000],
    delivery: { paise: 4_000, rate: 18 },
  })
  // 600 more off than the goods are worth comes off the delivery.
  expect(shareOut({ lines, adjustments: [{ paise: -50_600 }, { paise: 4_000 }] })).toEqual({
    lines: [0, 0],
    delivery: { paise: 3_400, rate: 18 },
  })
})

const rate = fc.constantFrom(0, 5, 12, 18, 28, 40)
const place = fc.constantFrom('own_state' as const, 'other_state' as const)
const paise = fc.integer({ min: 1, max: 100_000_000 })

test('parts add up to what was paid, no part is below nothing, and halves are a paisa apart at most', () => {
  const cart = fc.record({
    lines: fc.array(fc.record({ paise, rate }), { minLength: 1, maxLength: 12 }),
    fee: fc.nat(50_000),
    off: fc.nat(100),
  })
  fc.assert(
    fc.property(cart, place, ({ lines, fee, off }, where) => {
      const worth = lines.reduce((sum, line) => sum + line.paise, 0)
      const total = worth + fee - Math.floor((worth * off) / 100)
      const shared = shareOut({ lines, adjustments: [{ paise: fee }, { paise: total - worth - fee }] })
      const parts = [
        ...shared.lines.map((net, at) => ({ net, rate: lines[at]?.rate ?? 0 })),
        { net: shared.delivery.paise, rate: shared.delivery.rate ?? 0 },
      ]
      expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(total)
      for (const part of parts) {
        const { taxable, cgst, sgst, igst } = taxWithin(part.net, part.rate, where)
        expect(taxable + cgst + sgst + igst).toBe(part.net)
        expect(Math.min(taxable, cgst, sgst, igst)).toBeGreaterThanOrEqual(0)
        expect(sgst - cgst === 0 || sgst - cgst === 1).toBe(true)
      }
    }),
  )
})

test('what is given back in parts gives back the tax of the whole', () => {
  fc.assert(
    fc.property(
      paise,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
      rate,
      place,
      (sum, cuts, of, where) => {
        const stops = [0, ...cuts.map((cut) => Math.round(cut * sum)).sort((a, b) => a - b), sum]
        const parts = stops.slice(1).map((to, at) => taxBetween(stops[at] ?? 0, to, of, where))
        const whole = taxWithin(sum, of, where)
        for (const key of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
          expect(parts.reduce((total, part) => total + part[key], 0)).toBe(whole[key])
          expect(Math.min(...parts.map((part) => part[key]))).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})
