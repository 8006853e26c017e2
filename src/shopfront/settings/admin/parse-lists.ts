import { weekDays } from '#values/time/week-days.ts'

// Parsers for text fields that hold a list.

/** One entry per line. */
export const parseLines = (typed: string) => trimEntries(typed.split('\n'))

/** Postal codes and ranges of them, between commas, spaces or lines; a range may have spaces around its dash. */
export const parsePostalCodes = (typed: string) =>
  trimEntries(typed.replaceAll(/\s*[-–]\s*/g, '-').split(/[\s,;]+/))

/** Weekdays such as `Mon, tue` or `Monday`. Unknown words stay unchanged, and validation refuses them. */
export const parseWeekDays = (typed: string) =>
  trimEntries(typed.split(/[\s,;]+/)).map(
    (word) => weekDays.find((day) => word.toLowerCase().startsWith(day.toLowerCase())) ?? (word as 'Sun'),
  )

/** A line such as `Grains 56%`. Other lines give no label or percentage, and validation refuses them. */
export function parseCompositionPart(line: string) {
  const [, label = line, percent = '0'] = /^(.*\S)\s+(\d{1,4})\s*%?$/.exec(line) ?? []
  return { label, percent: Number(percent) }
}

/** A whole number such as `₹ 1,250`. Gives NaN for anything else, and validation refuses it. */
export function parseWholeNumber(typed: string) {
  const digits = typed.replaceAll(/[₹,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

const trimEntries = (entries: string[]) =>
  entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
