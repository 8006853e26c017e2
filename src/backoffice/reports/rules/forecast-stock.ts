/** How many days of sales a forecast looks back; today, which isn't over, is not one of them. */
export const forecastDays = 28
/** Sales of a variant are looked for in so many days, to know since when it has been sold. */
export const historyDays = 84
/** With fewer days since the first sale, or fewer units sold in the last four weeks, there is no forecast. */
const [leastHistoryDays, leastUnits] = [14, 4]
/** What is made this week should last for so many days. */
const coverDays = 14

export type StockOfVariant = {
  /** Units that can be ordered: neither reserved nor sold. */
  stock: number
  /** Units sold in the last four weeks. */
  sold: number
  /** Days since the first sale within the history; null without one. */
  daysSinceFirstSale: number | null
  /** Batches in the order in which they're sold; `daysLeft`: for how many days, with today, they may be sold. */
  batches: { left: number; daysLeft: number }[]
  /** For how many days a new batch can be sold, by the label of the newest; null without batches. */
  daysOfNewBatch: number | null
}

export type StockForecast = {
  /** Units sold in a week, at the pace of the last four weeks. */
  perWeek: number
  /** Full days until the units that can still be sold run out; 0 if there are none. */
  daysLeft: number
  /** Units that will be too old before they are sold at this pace. */
  expiring: number
  /** Units to make, so that there is enough for the next two weeks. */
  toMake: number
}

/** When a variant runs out, and how much of it to make, at the pace of the last weeks. Null with too few sales. */
export function forecastStock(variant: StockOfVariant): StockForecast | null {
  const { sold, daysSinceFirstSale } = variant
  if (daysSinceFirstSale === null || daysSinceFirstSale < leastHistoryDays || sold < leastUnits) return null
  const perDay = sold / Math.min(daysSinceFirstSale, forecastDays)
  const all = unitsSellable(variant, perDay, Number.POSITIVE_INFINITY)
  const days = Math.min(coverDays, Math.max(1, variant.daysOfNewBatch ?? coverDays))
  const missing = perDay * days - unitsSellable(variant, perDay, days)
  return {
    perWeek: Math.round(perDay * 7 * 10) / 10,
    daysLeft: Math.floor(all / perDay),
    expiring: Math.max(0, Math.round(variant.stock - all)),
    // Fractions that computing leaves are no unit to make.
    toMake: Math.max(0, Math.ceil(missing - 1e-6)),
  }
}

/** How many units can be sold within these days, each batch before it is too old; what is in no batch comes last. */
function unitsSellable({ stock, batches }: StockOfVariant, perDay: number, days: number) {
  const inBatches = batches.reduce((sum, { left }) => sum + left, 0)
  const parts = [...batches, { left: Math.max(0, stock - inBatches), daysLeft: Number.POSITIVE_INFINITY }]
  return parts.reduce((sold, { left, daysLeft }) => {
    const possible = perDay * Math.min(daysLeft, days) - sold
    return sold + Math.min(left, Math.max(0, possible))
  }, 0)
}
