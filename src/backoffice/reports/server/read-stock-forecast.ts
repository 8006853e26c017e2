import type { Db } from '#database/connect.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { StockReport, StockRow } from '../contract.ts'
import { forecastStock } from '../rules/forecast-stock.ts'
import { areSalesUpdating } from './sales.queries.ts'
import { listDaysOfNewBatches, listSellableBatches, listVariantsWithSales } from './stock-forecast.queries.ts'

/** The most variants in a report; the most urgent come first. */
const maxRows = 200

/** When the variants on sale run out at the pace of the last weeks, the most urgent first. */
export async function readStockForecast(db: Db, now: Date): Promise<StockReport> {
  const today = calendarDay(now, region.timeZone)
  const variants = await listVariantsWithSales(db, today)
  const ids = variants.map(({ id }) => id)
  const [batches, daysOfNew, updating] = await Promise.all([
    ids.length > 0 ? listSellableBatches(db, ids, today) : [],
    ids.length > 0 ? listDaysOfNewBatches(db, ids) : new Map<number, number>(),
    areSalesUpdating(db),
  ])
  const batchesOf = Map.groupBy(batches, ({ pack_id }) => pack_id)
  const rows = variants.map((variant): StockRow => {
    const { id, product_id, name, stock, reserved } = variant
    const forecast = forecastStock({
      ...variant,
      batches: batchesOf.get(id) ?? [],
      daysOfNewBatch: daysOfNew.get(id) ?? null,
    })
    return {
      id,
      product_id,
      name,
      stock,
      reserved,
      forecast: forecast && {
        per_week: forecast.perWeek,
        days_left: forecast.daysLeft,
        expiring: forecast.expiring,
        to_make: forecast.toMake,
      },
    }
  })
  return { rows: rows.toSorted(byUrgency).slice(0, maxRows), more: rows.length > maxRows, updating }
}

/** What runs out first; without a forecast, at the end by name. */
const byUrgency = (a: StockRow, b: StockRow) =>
  (a.forecast?.days_left ?? Number.MAX_SAFE_INTEGER) - (b.forecast?.days_left ?? Number.MAX_SAFE_INTEGER) ||
  (b.forecast?.to_make ?? 0) - (a.forecast?.to_make ?? 0) ||
  a.name.localeCompare(b.name)
