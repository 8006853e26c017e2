import { weekDays } from '#values/time/week-days.ts'

/** Several of something as people type them into one field. */

/** One a line. */
export const linesOf = (typed: string) => trimmed(typed.split('\n'))

/** Postal codes and ranges of them, between commas, spaces or lines; a range may have spaces around its dash. */
export const codesOf = (typed: string) => trimmed(typed.replaceAll(/\s*[-–]\s*/g, '-').split(/[\s,;]+/))

/** Days of the week, `Mon, tue` or `Monday`: what is none stays as it is, which the contract refuses. */
export const daysOf = (typed: string) =>
  trimmed(typed.split(/[\s,;]+/)).map(
    (word) => weekDays.find((day) => word.toLowerCase().startsWith(day.toLowerCase())) ?? (word as 'Sun'),
  )

/** `Grains 56%`: what is no such line has no name or no percentage, which the contract refuses. */
export function partOf(line: string) {
  const [, label = line, percent = '0'] = /^(.*\S)\s+(\d{1,4})\s*%?$/.exec(line) ?? []
  return { label, percent: Number(percent) }
}

/** Rupees as people write them, `₹ 1,250`; no number for what is none, which the contract refuses. */
export function wholeOf(typed: string) {
  const digits = typed.replaceAll(/[₹,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

const trimmed = (entries: string[]) => entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
