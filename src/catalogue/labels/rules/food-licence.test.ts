import { expect, test } from 'vitest'
import { licencePattern } from './food-licence.ts'

test.each([
  ['12345678901234', true],
  ['22345678901234', true],
  ['32345678901234', false],
  ['1234567890123', false],
  ['1234567890123a', false],
])('%s is a licence number: %s', (number, is) => {
  expect(licencePattern.test(number)).toBe(is)
})
