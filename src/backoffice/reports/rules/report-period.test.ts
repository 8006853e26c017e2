import { expect, test } from 'vitest'
import { periodBefore, splitIntoMonths, startOfStep, stepsOf } from './report-period.ts'
import { daysOf, type UsualPeriod, usualPeriodOf } from './usual-periods.ts'

test.each([
  ['2026-06-15', '2026-06-15', '2026-06-14', '2026-06-14'],
  ['2026-06-15', '2026-06-21', '2026-06-08', '2026-06-14'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['2026-04-01', '2027-03-31', '2025-04-01', '2026-03-31'],
  ['2026-03-01', '2026-03-30', '2026-01-30', '2026-02-28'],
])('%s to %s is compared with %s to %s', (from, to, fromBefore, toBefore) => {
  expect(periodBefore({ from, to })).toEqual({ from: fromBefore, to: toBefore })
})

const day = (from: string, to = from) => ({ from, to })

test.each([
  ['2026-06-15', '2026-06-21', null, [day('2026-06-15', '2026-06-21')]],
  ['2026-06-02', '2026-06-30', null, [day('2026-06-02', '2026-06-30')]],
  ['2026-06-02', '2026-07-30', null, [day('2026-06-02', '2026-07-30')]],
  ['2026-06-01', '2026-06-30', day('2026-06-01'), []],
  ['2026-06-01', '2026-07-01', day('2026-06-01'), [day('2026-07-01')]],
  ['2026-05-31', '2026-06-30', day('2026-06-01'), [day('2026-05-31')]],
  [
    '2025-11-15',
    '2026-02-27',
    day('2025-12-01', '2026-01-01'),
    [day('2025-11-15', '2025-11-30'), day('2026-02-01', '2026-02-27')],
  ],
])('%s to %s has the months %o and the days %o', (from, to, months, days) => {
  expect(splitIntoMonths({ from, to })).toEqual({ months, days })
})

test('weeks start on Mondays, months on their first day', () => {
  expect(startOfStep('2026-06-21', 'week')).toBe('2026-06-15')
  expect(startOfStep('2026-06-15', 'week')).toBe('2026-06-15')
  expect(stepsOf({ from: '2025-12-31', to: '2026-02-01' }, 'month')).toEqual([
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ])
  expect(stepsOf({ from: '2026-06-13', to: '2026-06-15' }, 'day')).toEqual([
    '2026-06-13',
    '2026-06-14',
    '2026-06-15',
  ])
})

test.each([
  ['this_month', '2026-06-01', '2026-06-15'],
  ['last_month', '2026-05-01', '2026-05-31'],
  ['last_7_days', '2026-06-09', '2026-06-15'],
  ['last_30_days', '2026-05-17', '2026-06-15'],
  ['this_year', '2026-04-01', '2026-06-15'],
  ['last_year', '2025-04-01', '2026-03-31'],
] satisfies [UsualPeriod, string, string][])('on 15 June, %s is from %s to %s', (period, from, to) => {
  expect(daysOf(period, '2026-06-15')).toEqual({ from, to })
  expect(usualPeriodOf({ from, to }, '2026-06-15')).toBe(period)
})

test('in March, the year still is that of the April before', () => {
  expect(daysOf('this_year', '2027-03-31')).toEqual({ from: '2026-04-01', to: '2027-03-31' })
})
