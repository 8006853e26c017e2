import { dayMs } from '#values/time/durations.ts'

/** Calendar days such as `2026-06-15`, both included. */
export type Period = { from: string; to: string }

/** The longest period of a report: three years. */
export const maxReportDays = 3 * 366

/** The day that is so many days later. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The first day of the month that is so many months later. */
export const addMonths = (day: string, months: number) => {
  const moment = new Date(`${day.slice(0, 7)}-01`)
  moment.setUTCMonth(moment.getUTCMonth() + months)
  return moment.toISOString().slice(0, 10)
}

/** How many days it has. */
export const periodLength = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / dayMs + 1

/** How many whole months it has; null if it starts or ends within one. */
export function monthsOf({ from, to }: Period): number | null {
  const until = addDays(to, 1)
  if (!from.endsWith('-01') || !until.endsWith('-01')) return null
  let months = 0
  while (addMonths(from, months) < until) months += 1
  return months
}

/** The whole months of a period, and its days before and after them. */
export function splitIntoMonths({ from, to }: Period): { months: Period | null; days: Period[] } {
  const first = from.endsWith('-01') ? from : addMonths(from, 1)
  const next = `${addDays(to, 1).slice(0, 7)}-01`
  if (next <= first) return { months: null, days: [{ from, to }] }
  const ends = [
    { from, to: addDays(first, -1) },
    { from: next, to },
  ]
  return {
    months: { from: first, to: addMonths(next, -1) },
    days: ends.filter((days) => days.from <= days.to),
  }
}

/**
 * The period before, to compare with: for whole months as many months, otherwise as many days. It ends the day before
 * the period starts.
 */
export function periodBefore({ from, to }: Period): Period {
  const months = monthsOf({ from, to })
  const start = months === null ? addDays(from, -periodLength({ from, to })) : addMonths(from, -months)
  return { from: start, to: addDays(from, -1) }
}

export const timeSteps = ['day', 'week', 'month'] as const
export type TimeStep = (typeof timeSteps)[number]

/** The first day of the day, week (from Monday) or month that a day belongs to. */
export function startOfStep(day: string, step: TimeStep): string {
  if (step === 'day') return day
  if (step === 'month') return `${day.slice(0, 7)}-01`
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** The first days of all days, weeks or months of a period. Weeks and months can start before the period. */
export function stepsOf({ from, to }: Period, step: TimeStep): string[] {
  const steps: string[] = []
  const next = { day: (at: string) => addDays(at, 1), week: (at: string) => addDays(at, 7) }
  for (let at = startOfStep(from, step); at <= to; at = step === 'month' ? addMonths(at, 1) : next[step](at))
    steps.push(at)
  return steps
}
