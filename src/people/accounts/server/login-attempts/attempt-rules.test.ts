import { expect, test } from 'vitest'
import { nextAttempt, waitSecondsAfter } from './attempt-rules.ts'

const last_at = new Date('2026-06-15T06:00:00Z')
const after = (seconds: number) => new Date(last_at.getTime() + seconds * 1000)

// Requirement D-50: After five wrong pins, each further attempt has to wait twice as long (decision B15).
test.each([
  [0, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [7, 120],
  [12, 3840],
  [19, 491_520],
])('after %d wrong pins the wait is %d seconds', (tries, seconds) => {
  expect(waitSecondsAfter(tries)).toBe(seconds)
})

test.each([
  ['the first try', 0, 0, { ok: true, tries: 1 }],
  ['the fifth at once', 4, 0, { ok: true, tries: 5 }],
  ['the sixth at once', 5, 0, { ok: false, reason: 'WAIT', seconds: 30 }],
  ['the sixth too early', 5, 12.5, { ok: false, reason: 'WAIT', seconds: 18 }],
  ['the sixth in time', 5, 30, { ok: true, tries: 6 }],
  ['the seventh after the old wait', 6, 30, { ok: false, reason: 'WAIT', seconds: 30 }],
  ['the twentieth after its wait', 19, 491_520, { ok: true, tries: 20 }],
  ['the twenty-first ever', 20, 99_999_999, { ok: false, reason: 'RESET_NEEDED' }],
  ['the fifth with a clock set back', 4, -3600, { ok: true, tries: 5 }],
])('%s', (_what, tries, seconds, answer) => {
  expect(nextAttempt({ tries, last_at }, after(seconds))).toEqual(answer)
})
