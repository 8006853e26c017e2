import { expect, test } from 'vitest'
import { formatPaise, formatRupees, toPaise, toRupees } from './money.ts'

// Requirement 9-1: Prices are in rupees and shown with ₹ (decision S4).
// Requirement D-16: Amounts use Indian digit grouping, and totals have two decimals (decision S4).
test.each([
  [0, '₹0', '₹0.00'],
  [95, '₹95', '₹95.00'],
  [240.5, '₹240.50', '₹240.50'],
  [1234, '₹1,234', '₹1,234.00'],
  [123456, '₹1,23,456', '₹1,23,456.00'],
])('%d rupees are shown as %s, as a total %s', (rupees, price, total) => {
  expect(formatRupees(rupees)).toBe(price)
  expect(formatRupees(rupees, { decimals: 'always' })).toBe(total)
})

// Requirement D-15: Money is stored as whole paise and answered in rupees (decision S4).
test.each([1.1, 8.2, 19.99, 1.005 + 0.005, 4.35, 99999.99])(
  '%d rupees become whole paise and back',
  (rupees) => {
    const paise = toPaise(rupees)
    expect(Number.isInteger(paise)).toBe(true)
    expect(toRupees(paise)).toBeCloseTo(rupees, 2)
  },
)

test('a sum of paise in words always shows the paise', () => {
  expect(formatPaise(96_000)).toBe('₹960.00')
})

test.each(['en-IN', 'ta-IN'])('amounts look as %s writes them', (locale) => {
  const rupees = { style: 'currency', currency: 'INR' } as const
  const { format } = new Intl.NumberFormat(locale, rupees)
  for (const amount of [-1_20_000.5, -0.01, 0.1, 9.99, 99.999, 999, 1000, 12_345_678.9, 999_999_999.99])
    expect(formatRupees(amount, { decimals: 'always' })).toBe(format(amount))
})
