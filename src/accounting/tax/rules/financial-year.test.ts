import { expect, test } from 'vitest'
import { financialYear } from './financial-year.ts'

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2026-12-31', '26-27'],
  ['2027-01-01', '26-27'],
  ['2009-05-02', '09-10'],
  ['2099-06-01', '99-00'],
])('%s lies in the financial year %s', (day, year) => {
  expect(financialYear(day)).toBe(year)
})
