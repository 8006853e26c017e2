import { lazy, Suspense, useMemo, useState } from 'react'
import type { DaySales } from '#backoffice/dashboard/contract.ts'
import { SectionBoundary } from '#backoffice/frame/admin/section-boundary.tsx'
import { formatCalendarDay } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { Card } from '#ui/elements/card.tsx'
import { SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { SalesRow } from '../../contract.ts'
import type { TimeStep } from '../../rules/report-period.ts'
import * as words from '../../words/office/en.ts'
import { formatRow, formatShortMonth } from '../format-steps.ts'

const SalesPlot = lazy(() => import('#backoffice/dashboard/admin/sales-plot.tsx'))

/** The chart of the dashboard for days, weeks or months; the figures of the bar under the pointer are above it. */
export function SalesByTime({ rows, by }: { rows: SalesRow[]; by: TimeStep }) {
  const sales = useMemo<DaySales[]>(
    () => rows.map(({ key, orders, revenue }) => ({ day: key, orders: orders ?? 0, revenue })),
    [rows],
  )
  const [pointed, setPointed] = useState<DaySales>()
  return (
    <Card className="p-5">
      <p aria-hidden className="mb-2 flex min-h-6 flex-wrap gap-x-4 text-sm text-ink-soft tabular-nums">
        {pointed ? (
          `${formatRow(by, pointed.day)}: ${formatRupees(pointed.revenue, { decimals: 'always' })}, ${words.countOfOrders(pointed.orders)}`
        ) : (
          <>
            <span className="flex items-center gap-1.5">
              <span className="size-3 rounded-xs bg-leaf" /> {words.revenue}
            </span>
            <span className="flex items-center gap-1.5">
              <span className="h-0.5 w-4 bg-terracotta" /> {words.orders}
            </span>
          </>
        )}
      </p>
      <SectionBoundary>
        <Suspense fallback={<SkeletonBlock className="h-72" />}>
          <SalesPlot
            sales={sales}
            name={words.chartName[by]}
            formatDay={by === 'month' ? formatShortMonth : formatCalendarDay}
            onPoint={setPointed}
          />
        </Suspense>
      </SectionBoundary>
    </Card>
  )
}
