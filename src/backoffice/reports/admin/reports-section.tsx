import { lazy, Suspense, useState } from 'react'
import type { DaySales } from '#backoffice/dashboard/contract.ts'
import { SectionBoundary } from '#backoffice/frame/admin/section-boundary.tsx'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatCalendarDay } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { callApi } from '#browser/call-api.ts'
import { Card } from '#ui/elements/card.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { formatRupees } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { type ReportGroup, type reportEndpoints, reportGroups, type SalesReport } from '../contract.ts'
import * as words from '../words/office/en.ts'

const SalesPlot = lazy(() => import('#backoffice/dashboard/admin/sales-plot.tsx'))

/** The section Reports: sales of a period, compared with the one before. It opens with this month by day. */
export default function ReportsSection() {
  const [today] = useState(() => calendarDay(new Date(), region.timeZone))
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`)
  const [to, setTo] = useState(today)
  const [by, setBy] = useState<ReportGroup>('day')
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-ink-soft">{words.howCounted}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label={words.firstDay}
          type="date"
          value={from}
          error={from ? undefined : words.dayNeeded}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          label={words.lastDay}
          type="date"
          value={to}
          error={errorOfLastDay(from, to)}
          onChange={({ target }) => setTo(target.value)}
        />
        <SelectField
          label={words.showBy}
          value={by}
          onChange={({ target }) => setBy(reportGroups.find((group) => group === target.value) ?? 'day')}
        >
          {reportGroups.map((group) => (
            <option key={group} value={group}>
              {words.groups[group]}
            </option>
          ))}
        </SelectField>
      </div>
      {from && !errorOfLastDay(from, to) && <Sales key={`${from} ${to} ${by}`} query={{ from, to, by }} />}
    </div>
  )
}

function errorOfLastDay(from: string, to: string) {
  if (!to) return words.dayNeeded
  return from > to ? words.endsBeforeStart : undefined
}

type Query = { from: string; to: string; by: ReportGroup }

function Sales({ query }: { query: Query }) {
  const { data, failed, loading, reload } = useApiQuery('sales', (signal) =>
    callApi<typeof reportEndpoints>()('GET /reports/sales', { query, signal }),
  )
  if (data) return <Report report={data} by={query.by} />
  if (failed) return <ErrorState sentence={words.salesNotLoaded} onRetry={reload} busy={loading} />
  return (
    <Skeleton words="Loading..." className="grid gap-5">
      <SkeletonBlock className="h-24" />
      <SkeletonBlock className="h-72" />
    </Skeleton>
  )
}

const inRupees = (amount: number) => formatRupees(amount, { decimals: 'always' })

function Report({ report, by }: { report: SalesReport; by: ReportGroup }) {
  const { from, to, total, before, rows, updating } = report
  const isByTime = by === 'day' || by === 'week' || by === 'month'
  return (
    <>
      <Card className="p-5">
        <p className="text-ink-soft">{words.revenue}</p>
        <p className="font-heading text-3xl font-semibold tabular-nums">{inRupees(total.revenue)}</p>
        <p className="text-ink-soft tabular-nums">
          {words.comparedWith({
            from: formatCalendarDay(before.from),
            to: formatCalendarDay(before.to),
            amount: inRupees(before.total.revenue),
          })}
        </p>
        {updating && <p role="status">{words.updating}</p>}
      </Card>
      {isByTime && <Chart rows={rows} />}
      <Card className="overflow-x-auto p-5">
        <SalesTable report={report} by={by} />
      </Card>
      <a
        href={`/api/reports/sales.csv?${new URLSearchParams({ from, to, by })}`}
        download
        className="inline-flex min-h-11 items-center justify-self-start rounded-full border border-edge bg-paper px-4 font-medium hover:bg-tint-leaf"
      >
        {words.download}
      </a>
    </>
  )
}

const ignorePoint = () => {}

function Chart({ rows }: { rows: SalesReport['rows'] }) {
  const [sales] = useState<DaySales[]>(() =>
    rows.map(({ key, orders, revenue }) => ({ day: key, orders: orders ?? 0, revenue })),
  )
  return (
    <SectionBoundary>
      <Suspense fallback={<SkeletonBlock className="h-72" />}>
        <SalesPlot sales={sales} onPoint={ignorePoint} />
      </Suspense>
    </SectionBoundary>
  )
}

function SalesTable({ report: { rows, total, before }, by }: { report: SalesReport; by: ReportGroup }) {
  const heads = [
    total.orders === null ? words.units : words.orders,
    words.sold,
    words.refunded,
    words.revenue,
    words.revenueBefore,
  ]
  const all = { key: 'total', label: words.total, ...total, revenue_before: before.total.revenue }
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{words.tableOfSales}</caption>
      <thead>
        <tr className="border-b border-line text-left text-sm text-ink-soft">
          <th scope="col" className="py-2">
            {words.groups[by]}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pl-4 text-right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {[...rows, all].map((row) => (
          <tr key={row.key} className={row === all ? 'font-semibold' : ''}>
            <th scope="row" className="py-1.5 text-left font-normal">
              {row === all ? row.label : labelOf(by, row.label)}
            </th>
            <td className="py-1.5 pl-4 text-right">{row.orders ?? row.units}</td>
            {[row.sold, row.refunded, row.revenue, row.revenue_before].map((amount, at) => (
              <td key={heads[at + 1]} className="py-1.5 pl-4 text-right">
                {inRupees(amount)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function labelOf(by: ReportGroup, label: string) {
  if (by === 'week') return words.weekFrom({ day: formatCalendarDay(label) })
  return by === 'day' ? formatCalendarDay(label) : label
}
