import { expect, test } from 'vitest'
import { calendarDay, dayBounds } from './calendar-day.ts'

// Requirement 2.17-2: Dates are formatted as YYYY-MM-DD.
test.each([
  ['2026-06-15T18:29:59Z', 'Asia/Kolkata', '2026-06-15'],
  ['2026-06-15T18:30:00Z', 'Asia/Kolkata', '2026-06-16'],
  ['2026-06-15T03:59:00Z', 'America/New_York', '2026-06-14'],
])('%s in %s is %s', (moment, timeZone, day) => {
  expect(calendarDay(new Date(moment), timeZone)).toBe(day)
})

test.each([
  ['2026-06-15', 'Asia/Kolkata', '2026-06-14T18:30:00.000Z', '2026-06-15T18:30:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['2026-06-15', 'Pacific/Kiritimati', '2026-06-14T10:00:00.000Z', '2026-06-15T10:00:00.000Z'],
])('%s in %s begins at %s and ends at %s', (day, timeZone, start, end) => {
  expect(dayBounds(day, timeZone)).toEqual({ start: new Date(start), end: new Date(end) })
})
