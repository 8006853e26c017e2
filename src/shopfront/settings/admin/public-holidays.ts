import type * as words from '../words/office/holidays/en.ts'

/** A day on which couriers and offices are closed, as `2026-01-26`. */
type Holiday = { day: string; name: HolidayName }
type HolidayName = keyof typeof words.names
/** The date as `MM-DD`, and the holiday. */
type DayInYear = readonly [string, HolidayName]

export type HolidayList = {
  title: 'national' | 'tamilNadu'
  year: number
  isComplete: boolean
  days: Holiday[]
}

/** National Holidays: the same in every state and year. */
const national: readonly DayInYear[] = [
  ['01-26', 'republicDay'],
  ['08-15', 'independenceDay'],
  ['10-02', 'gandhiJayanthi'],
]

/** Public holidays of Tamil Nadu with a fixed date. */
const fixedInTamilNadu: readonly DayInYear[] = [
  ['01-01', 'newYearsDay'],
  ['04-14', 'tamilNewYearsDay'],
  ['05-01', 'mayDay'],
  ['12-25', 'christmas'],
]

/**
 * Holidays with changing dates, as announced by the Government of Tamil Nadu (notification of the Chief Secretary,
 * each November for the next year). Add a year when it is announced.
 */
const announcedInTamilNadu: Record<number, readonly DayInYear[]> = {
  2026: [
    ['01-15', 'pongal'],
    ['01-16', 'thiruvalluvarDay'],
    ['01-17', 'uzhavarThirunal'],
    ['02-01', 'thaiPoosam'],
    ['03-19', 'teluguNewYearsDay'],
    ['03-21', 'ramzan'],
    ['03-31', 'mahaveerJayanthi'],
    ['04-03', 'goodFriday'],
    ['05-28', 'bakrid'],
    ['06-26', 'muharram'],
    ['08-26', 'miladUnNabi'],
    ['09-04', 'krishnaJayanthi'],
    ['09-14', 'vinayakarChathurthi'],
    ['10-19', 'ayuthaPooja'],
    ['10-20', 'vijayaDasami'],
    ['11-08', 'deepavali'],
  ],
}

/**
 * Holiday lists for a year: the national one, and the state's where it is known.
 * @param stateCode as in `TN`
 */
export function holidayLists(year: number, stateCode: string): HolidayList[] {
  const inYear = (days: readonly DayInYear[]) =>
    days.map(([day, name]) => ({ day: `${year}-${day}`, name })).sort((a, b) => a.day.localeCompare(b.day))
  const nationalList = { title: 'national' as const, year, isComplete: true, days: inYear(national) }
  if (stateCode !== 'TN') return [nationalList]
  const announced = announcedInTamilNadu[year]
  const days = inYear([...national, ...fixedInTamilNadu, ...(announced ?? [])])
  return [nationalList, { title: 'tamilNadu', year, isComplete: announced !== undefined, days }]
}

/** Merges a list's dates into the field's lines, sorted and without duplicates. */
export const withHolidays = (typed: string, days: Holiday[]) =>
  [...new Set([...typed.split('\n').map((line) => line.trim()), ...days.map(({ day }) => day)])]
    .filter(Boolean)
    .sort()
    .join('\n')
