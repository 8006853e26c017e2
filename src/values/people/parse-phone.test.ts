import { expect, test } from 'vitest'
import { normalizePhone, toTenDigits } from './parse-phone.ts'

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+919876543210', '9876543210'],
  ['91 98765-43210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['  (98765) 43210 ', '9876543210'],
  ['98765', '98765'],
  ['98765x', '98765'],
  // An eleven-digit number must not lose its first digits as a country code.
  ['91987654321', '9198765432'],
  // The beginning of a number with a country code.
  ['+', '+'],
  ['+91 98765', '+91 98765'],
  ['+9198765432', '+9198765432'],
  ['+44 20 7946 0958 1234', '+44 20 7946 0958 '],
])('%j in a field for ten digits is %j', (text, shown) => {
  expect(toTenDigits(text)).toBe(shown)
})

test.each([
  ['+91 98765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['919876543210', '919876543210'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['98765 4321x', '98765 4321x'],
])('%j in a field for any country is %j', (text, shown) => {
  expect(normalizePhone(text)).toBe(shown)
})
