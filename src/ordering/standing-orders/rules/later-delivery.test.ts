import { expect, test } from 'vitest'
import { addWeeks, laterDelivery } from './later-delivery.ts'

test('the delivery after the next one keeps its weekday, however late the next one is ordered', () => {
  const every2Weeks = { next_on: '2026-11-26', weeks: 2 }
  expect(laterDelivery(every2Weeks, '2026-11-20')).toBe('2026-12-10')
  expect(laterDelivery(every2Weeks, '2026-12-06')).toBe('2026-12-10')
  expect(laterDelivery(every2Weeks, '2026-12-10')).toBe('2026-12-24')
  // The next one would come a day later.
  expect(laterDelivery(every2Weeks, '2026-12-09')).toBe('2026-12-24')
  expect(laterDelivery({ next_on: '2026-12-20', weeks: 4 }, '2027-03-01')).toBe('2027-03-14')
})

test('weeks are counted in calendar days, across months and leap days', () => {
  expect(addWeeks('2028-02-20', 2)).toBe('2028-03-05')
})
