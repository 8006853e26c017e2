import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { id, rupees } from '#http/calls/schema-pieces.ts'
import { maxReportDays, type Period, periodLength, timeSteps } from './rules/report-period.ts'
import * as words from './words/office/period/en.ts'

const count = z.number().int()

/** What the rows of the report stand for. */
export const reportGroups = [
  'day',
  'week',
  'month',
  'product',
  'category',
  'zone',
  'payment',
  'customer',
  'coupon',
] as const
export type ReportGroup = (typeof reportGroups)[number]

const figures = z.object({
  /** Paid orders that aren't completely refunded; null by product and category, because an order can have several. */
  orders: count.nullable(),
  /** Units sold and not refunded; only by product and category. */
  units: count.nullable(),
  /** What customers paid, after discounts and with delivery. */
  sold: rupees,
  /** What they got back of it until now, on whichever day. */
  refunded: rupees,
  /** Sold less refunded. */
  revenue: rupees,
})
export type SalesFigures = z.infer<typeof figures>

/** A period with its total, and the same of the period before, to compare with. */
const comparedPeriods = <Total extends z.ZodType>(total: Total) => {
  const period = z.object({ from: z.iso.date(), to: z.iso.date(), total })
  return period.extend({ before: period })
}

const row = figures.extend({
  /** The first day of a day, week or month; otherwise an id or a name; empty for what belongs to none. */
  key: z.string(),
  label: z.string(),
  /** The revenue of the same row in the period before. */
  revenue_before: rupees,
})
export type SalesRow = z.infer<typeof row>

const salesReport = comparedPeriods(figures).extend({
  /** By day, week or month in the order of time, without gaps; otherwise the highest revenue first. */
  rows: z.array(row),
  /** There are more than the report lists; the spreadsheet has them all. */
  more: z.boolean(),
  /** Changes of the last seconds are still to be added up. */
  updating: z.boolean(),
})
export type SalesReport = z.infer<typeof salesReport>

const stockRow = z.object({
  /** Of the variant. */
  id,
  product_id: id,
  /** The product's name, with the size if it has several. */
  name: z.string(),
  /** Units that can be ordered. */
  stock: count,
  /** Units that unpaid orders have reserved. */
  reserved: count,
  /** At the pace of the last four weeks; null with too few sales. */
  forecast: z
    .object({
      /** Units sold in a week. */
      per_week: z.number(),
      /** Full days until it runs out. */
      days_left: count,
      /** Units that will be too old before they are sold. */
      expiring: count,
      /** Units to make this week, so that there is enough for two weeks. */
      to_make: count,
    })
    .nullable(),
})
export type StockRow = z.infer<typeof stockRow>

const stockReport = z.object({
  /** The variants on sale, those that run out first at the top. */
  rows: z.array(stockRow),
  /** There are more than the report lists. */
  more: z.boolean(),
  updating: z.boolean(),
})
export type StockReport = z.infer<typeof stockReport>

const reportDay = z.iso.date(words.dayNeeded).refine((day) => day >= '2000' && day < '2100', words.dayNeeded)

const cartFigures = z.object({
  carts: count,
  units: count,
  /** At the prices when they were counted, before discounts and delivery. */
  value: rupees,
})
export type CartFigures = z.infer<typeof cartFigures>

const cartsReport = comparedPeriods(cartFigures).extend({
  /** Paid orders in the same period, to compare with. */
  orders: count,
  /** In the order of time, without gaps; `key` is the first day of the row. */
  rows: z.array(cartFigures.extend({ key: z.iso.date(), carts_before: count })),
  /** The first day that was counted; null if there is none yet. */
  since: z.iso.date().nullable(),
})
export type CartsReport = z.infer<typeof cartsReport>

/** Its total counts the searches that found nothing. */
const searchesReport = comparedPeriods(count).extend({
  /** The most frequent first. */
  rows: z.array(z.object({ query: z.string(), count, count_before: count })),
  /** There are more than the report lists. */
  more: z.boolean(),
})
export type SearchesReport = z.infer<typeof searchesReport>

const startsBeforeEnd = ({ from, to }: Period) => from <= to
const isShortEnough = (period: Period) => periodLength(period) <= maxReportDays

const searchesQuery = z
  .object({ from: reportDay, to: reportDay })
  .refine(startsBeforeEnd, { message: words.endsBeforeStart, path: ['to'] })
  .refine(isShortEnough, { message: words.tooLong, path: ['to'] })
export type SearchesQuery = z.infer<typeof searchesQuery>

const salesQuery = searchesQuery.safeExtend({ by: z.enum(reportGroups) })
export type SalesQuery = z.infer<typeof salesQuery>

const cartsQuery = searchesQuery.safeExtend({ by: z.enum(timeSteps) })
export type CartsQuery = z.infer<typeof cartsQuery>

export const reportEndpoints = {
  'GET /reports/sales': {
    right: 'reports:read',
    summary:
      'Get the sales of a period by day, week, month, product, category, delivery zone, payment method or kind of customer',
    query: salesQuery,
    answer: salesReport,
  },
  'GET /reports/sales.csv': {
    right: 'reports:read',
    summary: 'Export the same report as a spreadsheet',
    query: salesQuery,
    /** text/csv */
    answer: z.unknown(),
  },
  'GET /reports/stock': {
    right: 'stock:read',
    summary: 'List when the variants on sale will run out and how many to make, the most urgent first',
    answer: stockReport,
  },
  'GET /reports/stock.csv': {
    right: 'stock:read',
    summary: 'Export the same list as a spreadsheet',
    /** text/csv */
    answer: z.unknown(),
  },
  'GET /reports/carts': {
    right: 'reports:read',
    summary: 'Get how many carts were left in a period by day, week or month',
    query: cartsQuery,
    answer: cartsReport,
  },
  'GET /reports/carts.csv': {
    right: 'reports:read',
    summary: 'Export the same report as a spreadsheet',
    query: cartsQuery,
    /** text/csv */
    answer: z.unknown(),
  },
  'GET /reports/searches': {
    right: 'reports:read',
    summary: 'List what was searched for and not found in a period, the most frequent first',
    query: searchesQuery,
    answer: searchesReport,
  },
  'GET /reports/searches.csv': {
    right: 'reports:read',
    summary: 'Export the same list as a spreadsheet',
    query: searchesQuery,
    /** text/csv */
    answer: z.unknown(),
  },
} satisfies Endpoints
