import { addDays, addMonths, type Period } from './report-period.ts'

export const usualPeriods = [
  'this_month',
  'last_month',
  'last_7_days',
  'last_30_days',
  'this_year',
  'last_year',
] as const
export type UsualPeriod = (typeof usualPeriods)[number]

/** The days of a period that merchants often look at; what includes today ends today. Years start in April, as the books do. */
export function daysOf(period: UsualPeriod, today: string): Period {
  const month = addMonths(today, 0)
  const april = `${Number(today.slice(0, 4)) - (today.slice(5) < '04' ? 1 : 0)}-04-01`
  switch (period) {
    case 'this_month':
      return { from: month, to: today }
    case 'last_month':
      return { from: addMonths(today, -1), to: addDays(month, -1) }
    case 'last_7_days':
      return { from: addDays(today, -6), to: today }
    case 'last_30_days':
      return { from: addDays(today, -29), to: today }
    case 'this_year':
      return { from: april, to: today }
    case 'last_year':
      return { from: addMonths(april, -12), to: addDays(april, -1) }
  }
}

/** The usual period with these days; undefined if there is none. */
export const usualPeriodOf = ({ from, to }: Period, today: string) =>
  usualPeriods.find((period) => {
    const days = daysOf(period, today)
    return days.from === from && days.to === to
  })
