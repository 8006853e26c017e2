import { expect, test } from 'vitest'
import { wait } from '../words/en.ts'

test.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [60, '60 seconds'],
  [91, '2 minutes'],
  [480, '8 minutes'],
  [7680, '3 hours'],
  [491_520, '6 days'],
])('%d seconds are said as %s', (seconds, words) => {
  expect(wait({ seconds })).toBe(words)
})
