import { lazy, Suspense, useState } from 'react'
import { SectionBoundary } from '#backoffice/frame/admin/section-boundary.tsx'
import { formatCalendarDay } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { DaySales } from '../contract.ts'
import * as words from '../words/office/en.ts'

const SalesPlot = lazy(() => import('./sales-plot.tsx'))

/** Revenue and orders by day: as a sentence, a chart, and a table for screen readers. */
export function SalesChart({ sales, className }: { sales: DaySales[]; className?: string }) {
  const [hoveredDay, setHoveredDay] = useState<DaySales>()
  return (
    <OverviewCard title={words.last30Days} {...(className && { className })}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <SalesSummary {...(hoveredDay ?? sumSales(sales))} />
        <ChartLegend />
      </div>
      <SectionBoundary>
        <Suspense fallback={<SkeletonBlock className="h-72" />}>
          <SalesPlot sales={sales} name={words.revenueByDay} onPoint={setHoveredDay} />
        </Suspense>
      </SectionBoundary>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center rounded-full font-semibold text-leaf-dark">
          {words.showAsTable}
        </summary>
        <SalesTable sales={sales} />
      </details>
    </OverviewCard>
  )
}

const sumSales = (sales: DaySales[]) => ({
  orders: sales.reduce((sum, day) => sum + day.orders, 0),
  revenue: sales.reduce((sum, day) => sum + day.revenue, 0),
})

/** The day under the pointer, or the sum of all days. */
const SalesSummary = ({ day, orders, revenue }: Omit<DaySales, 'day'> & { day?: string }) => (
  <p className="text-ink-soft tabular-nums">
    {day && <span className="text-ink">{formatCalendarDay(day)}: </span>}
    {words.revenueFromOrders({
      revenue: (
        <strong key="revenue" className="text-ink">
          {formatRupees(revenue, { decimals: 'always' })}
        </strong>
      ),
      orders,
    })}
  </p>
)

const ChartLegend = () => (
  <p aria-hidden className="flex gap-4 text-sm text-ink-soft">
    <span className="flex items-center gap-1.5">
      <span className="size-3 rounded-xs bg-leaf" /> {words.revenue}
    </span>
    <span className="flex items-center gap-1.5">
      <span className="h-0.5 w-4 bg-terracotta" /> {words.orders}
    </span>
  </p>
)

const SalesTable = ({ sales }: { sales: DaySales[] }) => (
  <table className="w-full tabular-nums">
    <caption className="sr-only">{words.salesTable}</caption>
    <thead>
      <tr className="border-b border-line text-left text-sm text-ink-soft">
        <th scope="col" className="py-2">
          {words.day}
        </th>
        <th scope="col" className="py-2 text-right">
          {words.orders}
        </th>
        <th scope="col" className="py-2 text-right">
          {words.revenue}
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {sales.toReversed().map(({ day, orders, revenue }) => (
        <tr key={day}>
          <th scope="row" className="py-1.5 text-left font-normal">
            {formatCalendarDay(day)}
          </th>
          <td className="py-1.5 text-right">{orders}</td>
          <td className="py-1.5 text-right">{formatRupees(revenue, { decimals: 'always' })}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
