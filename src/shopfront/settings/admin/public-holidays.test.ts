import { expect, test } from 'vitest'
import { holidayLists, withHolidays } from './public-holidays.ts'

const daysOf = (year: number, stateCode: string) =>
  Object.fromEntries(
    holidayLists(year, stateCode).map(({ title, days }) => [title, days.map(({ day }) => day)]),
  )

// Requirement D-74: The merchant adds the public holidays of India and Tamil Nadu with one click; for a year that
//   isn't announced yet, only fixed dates are offered (decision X1).
test('every state has the three national holidays of a year, and Tamil Nadu its own list as well', () => {
  const nationalDays = ['2026-01-26', '2026-08-15', '2026-10-02']
  expect(daysOf(2026, 'KA')).toEqual({ national: nationalDays })
  const { national, tamilNadu = [] } = daysOf(2026, 'TN')
  expect(national).toEqual(nationalDays)
  // The announcement has 24: one is the bankers' closing of accounts on 1 April, which is no holiday for couriers.
  expect(tamilNadu).toHaveLength(23)
  expect(tamilNadu).toEqual([...tamilNadu].sort())
  expect(tamilNadu).toEqual(expect.arrayContaining([...nationalDays, '2026-01-15', '2026-11-08']))
})

// Requirement D-74
test('for a year that isn’t announced yet only fixed dates are offered, with a note', () => {
  expect(holidayLists(2027, 'TN').map(({ isComplete }) => isComplete)).toEqual([true, false])
  expect(daysOf(2027, 'TN').tamilNadu).toEqual([
    '2027-01-01',
    '2027-01-26',
    '2027-04-14',
    '2027-05-01',
    '2027-08-15',
    '2027-10-02',
    '2027-12-25',
  ])
})

test('a list joins what is typed: in order, each day once', () => {
  const days = [
    { day: '2026-10-02', name: 'gandhiJayanthi' as const },
    { day: '2026-01-26', name: 'republicDay' as const },
  ]
  expect(withHolidays(' 2026-12-31\n2026-01-26\n', days)).toBe('2026-01-26\n2026-10-02\n2026-12-31')
  expect(withHolidays('', [])).toBe('')
})
