import { expect, test } from 'vitest'
import { formatRupees } from './money.ts'
import { parseRupees } from './parse-rupees.ts'

test.each([
  ['1250', 1250],
  ['1,250', 1250],
  ['₹120', 120],
  ['₹ 1,250.50', 1250.5],
  [' 1 250.5 ', 1250.5],
  ['1,23,456', 123456],
  ['123,456', 123456],
  ['Rs. 250/-', 250],
  ['rs 95', 95],
  [formatRupees(123456.5), 123456.5],
])('%s is a price of %d rupees', (typed, rupees) => {
  expect(parseRupees(typed)).toBe(rupees)
})

test.each([
  '',
  'ten',
  '₹',
  '12,50',
  '1,2345',
  ',250',
  '1,,250',
  '1.250,50',
  '9.999',
  '1e3',
  '-5',
  '$5',
  '5 6',
  '.5',
])('“%s” is none', (typed) => {
  expect(parseRupees(typed)).toBeUndefined()
})
