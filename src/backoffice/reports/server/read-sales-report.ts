import type { Db } from '#database/connect.ts'
import { toRupees } from '#values/money/money.ts'
import type { ReportGroup, SalesFigures, SalesQuery, SalesReport, SalesRow } from '../contract.ts'
import { type Period, periodBefore, startOfStep, stepsOf, type TimeStep } from '../rules/report-period.ts'
import * as words from '../words/office/en.ts'
import { areSalesUpdating, type ComparedSales, compareSales, type SalesSums } from './sales.queries.ts'

/** The most products, categories or the like on the screen. */
const maxRows = 200

/** The sales of a period as the screen shows them: those with the highest revenue, if there are many products. */
export async function readSalesReport(db: Db, query: SalesQuery): Promise<SalesReport> {
  if (isTimeStep(query.by)) return readWholeSalesReport(db, query)
  const report = await readWholeSalesReport(db, query, maxRows + 1)
  return { ...report, rows: report.rows.slice(0, maxRows), more: report.rows.length > maxRows }
}

/**
 * The sales of a period and of the one before, with all rows. The cost depends on the months, days and products, not on the
 * orders.
 * @param most see `compareSales`
 */
export async function readWholeSalesReport(
  db: Db,
  { from, to, by }: SalesQuery,
  most: number | null = null,
): Promise<SalesReport> {
  const periods = { now: { from, to }, before: periodBefore({ from, to }) }
  const [sales, updating] = await Promise.all([compareSales(db, periods, { by, most }), areSalesUpdating(db)])
  const [total, groups] = [sales.slice(0, 1), sales.slice(1)]
  return {
    from,
    to,
    before: { ...periods.before, total: figuresOf(total.map(before), by) },
    total: figuresOf(total.map(now), by),
    rows: isTimeStep(by) ? rowsByTime(groups, periods, by) : rowsByKey(groups, by),
    more: false,
    updating,
  }
}

const isTimeStep = (by: ReportGroup): by is TimeStep => by === 'day' || by === 'week' || by === 'month'
const now = (sales: ComparedSales) => sales.now
const before = (sales: ComparedSales) => sales.before

/** The n-th day, week or month is compared with the n-th of the period before. */
function rowsByTime(
  days: ComparedSales[],
  periods: { now: Period; before: Period },
  by: TimeStep,
): SalesRow[] {
  const byStep = Map.groupBy(days, ({ key }) => startOfStep(key, by))
  const daysOf = (step: string | undefined) => byStep.get(step ?? '') ?? []
  const stepsBefore = stepsOf(periods.before, by)
  return stepsOf(periods.now, by).map((key, at) => ({
    key,
    label: key,
    ...figuresOf(daysOf(key).map(now), by),
    revenue_before: figuresOf(daysOf(stepsBefore[at]).map(before), by).revenue,
  }))
}

const rowsByKey = (groups: ComparedSales[], by: ReportGroup): SalesRow[] =>
  groups
    .map((group) => ({
      key: group.key,
      label: labelOf(by, group.label),
      ...figuresOf([group.now], by),
      revenue_before: figuresOf([group.before], by).revenue,
    }))
    .toSorted((a, b) => b.revenue - a.revenue || alphabet.compare(a.label, b.label))

/** Much faster than `localeCompare` for thousands of rows. */
const alphabet = new Intl.Collator('en-IN')

const methods: Record<string, string | undefined> = words.paymentMethods

function labelOf(by: ReportGroup, label: string) {
  if (by === 'payment') return methods[label] ?? label
  if (by === 'customer') return words.buyers[label] ?? label
  if (by === 'zone') return label || words.withoutZone
  if (by === 'coupon') return label || words.withoutCoupon
  return label || words.deliveryAndOther
}

function figuresOf(sums: SalesSums[], by: ReportGroup): SalesFigures {
  const total = (name: keyof SalesSums) => sums.reduce((all, sum) => all + sum[name], 0)
  const isByGoods = by === 'product' || by === 'category'
  const [sold, refunded] = [total('sold'), total('refunded')]
  return {
    orders: isByGoods ? null : total('orders'),
    units: isByGoods ? total('units') : null,
    sold: toRupees(sold),
    refunded: toRupees(refunded),
    revenue: toRupees(sold - refunded),
  }
}
