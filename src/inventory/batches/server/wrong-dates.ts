import { refuse } from '#http/calls/refusal.ts'
import type { StockEntries } from '#inventory/stock/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { Sentence } from '#words/sentences.ts'
import { said } from '../words/office/entering/index.ts'

/** A sentence for each date that is wrong today, by the field that it stands in: `lines.0.best_before`. */
export type DateProblems = Record<string, Sentence>

/** Dates that no label of goods that come in today can have. */
export function wrongDates(lines: StockEntries['lines'], now: Date): DateProblems | undefined {
  const today = calendarDay(now, region.timeZone)
  const problems: DateProblems = {}
  for (const [at, { batch }] of lines.entries()) {
    if (batch && batch.best_before < today) problems[`lines.${at}.best_before`] = said.bestBeforePast
    if (batch && batch.packed_on > today) problems[`lines.${at}.packed_on`] = said.packedInFuture
  }
  return Object.keys(problems).length > 0 ? problems : undefined
}

export function wrongDatesRefusal(problems: DateProblems) {
  const [first] = Object.values(problems)
  return refuse(400, 'INVALID', first ?? said.bestBeforePast, { fields: problems })
}
