import { refuse } from '#http/calls/refusal.ts'
import type { StockEntries } from '#inventory/stock/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { Sentence } from '#words/sentences.ts'
import { enteringSentences } from '../words/index.ts'

/** An error message per invalid date, by field path: `lines.0.best_before`. */
export type DateProblems = Record<string, Sentence>

/**
 * The errors of dates that received goods cannot have: expired already, or packed in the future. Undefined if there are
 * none.
 */
export function validateLabelDates(lines: StockEntries['lines'], now: Date): DateProblems | undefined {
  const today = calendarDay(now, region.timeZone)
  const problems: DateProblems = {}
  for (const [at, { batch }] of lines.entries()) {
    if (batch && batch.best_before < today)
      problems[`lines.${at}.best_before`] = enteringSentences.bestBeforePast
    if (batch && batch.packed_on > today) problems[`lines.${at}.packed_on`] = enteringSentences.packedInFuture
  }
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** The refusal (400) with an error for each field. */
export function refuseInvalidDates(problems: DateProblems) {
  const [first] = Object.values(problems)
  return refuse(400, 'INVALID', first ?? enteringSentences.bestBeforePast, { fields: problems })
}
