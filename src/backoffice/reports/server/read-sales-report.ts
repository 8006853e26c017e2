import type { Db } from '#database/connect.ts'
import { toRupees } from '#values/money/money.ts'
import type { ReportGroup, SalesFigures, SalesQuery, SalesReport, SalesRow } from '../contract.ts'
import { periodBefore, startOfStep, stepsOf, type TimeStep } from '../rules/report-period.ts'
import * as words from '../words/office/en.ts'
import { areSalesUpdating, type SalesSums, sumSales } from './sales.queries.ts'

/** The most products, categories or the like on the screen. */
const maxRows = 200

/** The sales of a period as the screen shows them: those with the highest revenue, if there are many products. */
export async function readSalesReport(db: Db, query: SalesQuery): Promise<SalesReport> {
  const report = await readWholeSalesReport(db, query)
  if (isTimeStep(query.by)) return report
  return { ...report, rows: report.rows.slice(0, maxRows), more: report.rows.length > maxRows }
}

/**
 * The sales of a period and of the one before, with all rows. The cost depends on the months, days and products, not on the
 * orders.
 */
export async function readWholeSalesReport(db: Db, { from, to, by }: SalesQuery): Promise<SalesReport> {
  const before = periodBefore({ from, to })
  const [sums, sumsBefore, updating] = await Promise.all([
    sumSales(db, { from, to }, by),
    sumSales(db, before, by),
    areSalesUpdating(db),
  ])
  return {
    from,
    to,
    before: { ...before, total: figuresOf(sumsBefore, by) },
    total: figuresOf(sums, by),
    rows: isTimeStep(by)
      ? rowsByTime({ sums, steps: stepsOf({ from, to }, by) }, sumsBefore, {
          stepsBefore: stepsOf(before, by),
          by,
        })
      : rowsByKey(sums, sumsBefore, by),
    more: false,
    updating,
  }
}

const isTimeStep = (by: ReportGroup): by is TimeStep => by === 'day' || by === 'week' || by === 'month'

/** The n-th day, week or month is compared with the n-th of the period before. */
function rowsByTime(
  { sums, steps }: { sums: SalesSums[]; steps: string[] },
  sumsBefore: SalesSums[],
  { stepsBefore, by }: { stepsBefore: string[]; by: TimeStep },
): SalesRow[] {
  const byStep = Map.groupBy(sums, ({ key }) => startOfStep(key, by))
  const byStepBefore = Map.groupBy(sumsBefore, ({ key }) => startOfStep(key, by))
  return steps.map((key, at) => ({
    key,
    label: key,
    ...figuresOf(byStep.get(key) ?? [], by),
    revenue_before: figuresOf(byStepBefore.get(stepsBefore[at] ?? '') ?? [], by).revenue,
  }))
}

function rowsByKey(sums: SalesSums[], sumsBefore: SalesSums[], by: ReportGroup): SalesRow[] {
  const now = new Map(sums.map((sum) => [sum.key, sum]))
  const before = new Map(sumsBefore.map((sum) => [sum.key, sum]))
  const rows = [...new Map([...before, ...now]).values()].map(({ key, label }) => ({
    key,
    label: labelOf(by, label),
    ...figuresOf(listOf(now.get(key)), by),
    revenue_before: figuresOf(listOf(before.get(key)), by).revenue,
  }))
  return rows.toSorted((a, b) => b.revenue - a.revenue || alphabet.compare(a.label, b.label))
}

/** Much faster than `localeCompare` for thousands of rows. */
const alphabet = new Intl.Collator('en-IN')

const listOf = (sum: SalesSums | undefined) => (sum ? [sum] : [])

const methods: Record<string, string | undefined> = words.paymentMethods

function labelOf(by: ReportGroup, label: string) {
  if (by === 'payment') return methods[label] ?? label
  if (by === 'customer') return words.buyers[label] ?? label
  if (by === 'zone') return label || words.withoutZone
  if (by === 'coupon') return label || words.withoutCoupon
  return label || words.deliveryAndOther
}

function figuresOf(sums: SalesSums[], by: ReportGroup): SalesFigures {
  const total = (what: (sum: SalesSums) => number | null) =>
    sums.reduce((paise, sum) => paise + (what(sum) ?? 0), 0)
  const isByGoods = by === 'product' || by === 'category'
  const [sold, refunded] = [total((sum) => sum.sold), total((sum) => sum.refunded)]
  return {
    orders: isByGoods ? null : total((sum) => sum.orders),
    units: isByGoods ? total((sum) => sum.units) : null,
    sold: toRupees(sold),
    refunded: toRupees(refunded),
    revenue: toRupees(sold - refunded),
  }
}
