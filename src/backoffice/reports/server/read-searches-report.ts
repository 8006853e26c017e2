import {
  countFailedSearches,
  sumFailedSearches,
} from '#catalogue/search/server/daily-failed-searches.queries.ts'
import type { Db } from '#database/connect.ts'
import type { SearchesQuery, SearchesReport } from '../contract.ts'
import { periodBefore } from '../rules/report-period.ts'

const maxRows = 100

/** What was searched for and not found in a period, the most frequent first. */
export async function readSearchesReport(db: Db, period: SearchesQuery): Promise<SearchesReport> {
  const before = periodBefore(period)
  const [rows, total, totalBefore] = await Promise.all([
    sumFailedSearches(db, period, before, maxRows + 1),
    countFailedSearches(db, period),
    countFailedSearches(db, before),
  ])
  return {
    ...period,
    total,
    before: { ...before, total: totalBefore },
    rows: rows.slice(0, maxRows),
    more: rows.length > maxRows,
  }
}
