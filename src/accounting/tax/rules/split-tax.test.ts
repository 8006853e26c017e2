import fc from 'fast-check'
import { expect, test } from 'vitest'
import { includedTax, refundedTax } from './split-tax.ts'

/*
 * Calculated by hand. ₹105.00 at 5 %: 10500 · 100 / 105 = 10000.00, tax 500, halves 250 and 250. ₹320.00 at 5 %: 32000
 * · 100 / 105 = 30476.19 → 30476, tax 1524, halves 762 and 762. ₹99.99 at 18 %: a half is 9999 · 18 / 236 = 762.64 →
 * 763, so 9999 − 1526 = 8473 remain. ₹99.99 at 40 %: 9999 · 100 / 140 = 7142.14 → 7142, tax 2857.
 */
test('the tax within a price is halved in the own state, and one sum to another', () => {
  expect(includedTax(10_500, 5, 'own_state')).toEqual({
    rate: 5,
    taxable: 10_000,
    cgst: 250,
    sgst: 250,
    igst: 0,
  })
  expect(includedTax(32_000, 5, 'own_state')).toEqual({
    rate: 5,
    taxable: 30_476,
    cgst: 762,
    sgst: 762,
    igst: 0,
  })
  expect(includedTax(9_999, 18, 'own_state')).toEqual({
    rate: 18,
    taxable: 8_473,
    cgst: 763,
    sgst: 763,
    igst: 0,
  })
  expect(includedTax(9_999, 40, 'other_state')).toEqual({
    rate: 40,
    taxable: 7_142,
    cgst: 0,
    sgst: 0,
    igst: 2_857,
  })
  expect(includedTax(9_999, 0, 'own_state')).toEqual({ rate: 0, taxable: 9_999, cgst: 0, sgst: 0, igst: 0 })
})

const rate = fc.constantFrom(0, 5, 12, 18, 28, 40)
const place = fc.constantFrom('own_state' as const, 'other_state' as const)

const none = { rate: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 }
const sums = ['taxable', 'cgst', 'sgst', 'igst'] as const

test('what is given back in parts gives back the tax of the whole, in equal halves', () => {
  const parts = fc.array(fc.integer({ min: 100, max: 500_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, rate, place, (given, of, where) => {
      const all = given.reduce((sum, part) => sum + part, 0)
      const whole = { paise: all, tax: includedTax(all, of, where) }
      const gone = { paise: 0, tax: { ...none } }
      for (const part of given) {
        const tax = refundedTax(whole, gone, part, where)
        expect(tax.cgst).toBe(tax.sgst)
        expect(tax.taxable + tax.cgst + tax.sgst + tax.igst).toBe(part)
        expect(Math.min(...sums.map((key) => tax[key]))).toBeGreaterThanOrEqual(0)
        gone.paise += part
        for (const key of sums) gone.tax[key] += tax[key]
      }
      for (const key of sums) expect(gone.tax[key]).toBe(whole.tax[key])
    }),
  )
})

test('an invoice from before halves were equal is taken back to its own paisa', () => {
  const whole = { paise: 9_999, tax: { rate: 18, taxable: 8_474, cgst: 762, sgst: 763, igst: 0 } }
  const first = refundedTax(whole, { paise: 0, tax: none }, 5_000, 'own_state')
  expect(first).toEqual({ rate: 18, taxable: 4_238, cgst: 381, sgst: 381, igst: 0 })
  expect(refundedTax(whole, { paise: 5_000, tax: first }, 4_999, 'own_state')).toEqual({
    rate: 18,
    taxable: 4_236,
    cgst: 381,
    sgst: 382,
    igst: 0,
  })
})

/*
 * At 40 % a half of 4 paise is 0.57 → 1, of 3 paise 0.43 → 0, of 2 paise 0.29 → 0. The one paisa that remains after
 * three of four cannot hold two halves, so the three take them.
 */
test('no part takes more tax than it is worth, and none leaves more than the rest can hold', () => {
  const four = { paise: 4, tax: includedTax(4, 40, 'own_state') }
  expect(four.tax).toMatchObject({ taxable: 2, cgst: 1, sgst: 1 })
  const nothing = { paise: 0, tax: none }
  expect(refundedTax(four, nothing, 3, 'own_state')).toMatchObject({ taxable: 1, cgst: 1, sgst: 1 })
  const two = { paise: 2, tax: refundedTax(four, nothing, 2, 'own_state') }
  expect(two.tax).toMatchObject({ taxable: 2, cgst: 0, sgst: 0 })
  expect(refundedTax(four, two, 1, 'own_state')).toMatchObject({ taxable: 1, cgst: 0, sgst: 0 })

  const unequal = { paise: 5, tax: { rate: 40, taxable: 2, cgst: 1, sgst: 2, igst: 0 } }
  const one = { paise: 1, tax: refundedTax(unequal, nothing, 1, 'own_state') }
  expect(one.tax).toMatchObject({ taxable: 1, cgst: 0, sgst: 0 })
  expect(refundedTax(unequal, one, 2, 'own_state')).toMatchObject({ taxable: 0, cgst: 1, sgst: 1 })
})
