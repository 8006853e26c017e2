import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test.each([
  [0, undefined, '0 orders'],
  [1, undefined, '1 order'],
  [499, 500, '499 orders'],
  [500, 500, '500 orders or more'],
  [123_456, undefined, '1,23,456 orders'],
])('%d counted up to %s is said as %s', (total, most, words) => {
  expect(formatCount(total, ['order', 'orders'], most)).toBe(words)
})
