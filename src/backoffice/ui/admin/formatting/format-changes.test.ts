import { expect, test } from 'vitest'
import { formatChanges } from './format-changes.ts'

test.each([
  ['price', 240, 1250.5, 'price ₹240 → ₹1,250.50'],
  ['mrp', null, 300, 'MRP'],
  ['discount', 5, 10, 'discount 5% → 10%'],
  ['stock', 0, 12, 'stock 0 → 12'],
  ['name', 'Ragi', 'Ragi Mix', 'name Ragi → Ragi Mix'],
  ['one_liner', 'x'.repeat(31), 'Short.', 'one-line description'],
  ['image', '/pictures/a', '/pictures/b', 'image'],
  ['phone_picture', null, '/pictures/b', 'image for phones'],
  ['alt', '', 'A bowl of millet', 'image description'],
])('a change of %s from %s to %s is told in the merchant’s words', (field, from, to, words) => {
  expect(formatChanges({ [field]: { from, to } })).toBe(words)
})
