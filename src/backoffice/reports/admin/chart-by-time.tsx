import { lazy, Suspense, useState } from 'react'
import type { DaySales } from '#backoffice/dashboard/contract.ts'
import { SectionBoundary } from '#backoffice/frame/admin/section-boundary.tsx'
import { formatCalendarDay } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { Card } from '#ui/elements/card.tsx'
import { SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { TimeStep } from '../rules/report-period.ts'
import { formatRow, formatShortMonth } from './format-steps.ts'

const SalesPlot = lazy(() => import('#backoffice/dashboard/admin/sales-plot.tsx'))

type Props = {
  /** The bars are of `revenue`, the line of `orders`; `day` is the first of the day, week or month. The same array each time. */
  rows: DaySales[]
  by: TimeStep
  /** For screen readers. */
  name: string
  legend: { bars: string; line: string }
  formatCount: (count: number) => string
}

/** The chart of the dashboard for days, weeks or months; above it are the figures of the bar under the pointer. */
export function ChartByTime({ rows, by, name, legend, formatCount }: Props) {
  const [pointed, setPointed] = useState<DaySales>()
  return (
    <Card className="p-5">
      <p aria-hidden className="mb-2 flex min-h-6 flex-wrap gap-x-4 text-sm text-ink-soft tabular-nums">
        {pointed ? (
          `${formatRow(by, pointed.day)}: ${formatRupees(pointed.revenue, { decimals: 'always' })}, ${formatCount(pointed.orders)}`
        ) : (
          <>
            <span className="flex items-center gap-1.5">
              <span className="size-3 rounded-xs bg-leaf" /> {legend.bars}
            </span>
            <span className="flex items-center gap-1.5">
              <span className="h-0.5 w-4 bg-terracotta" /> {legend.line}
            </span>
          </>
        )}
      </p>
      <SectionBoundary>
        <Suspense fallback={<SkeletonBlock className="h-72" />}>
          <SalesPlot
            sales={rows}
            name={name}
            formatDay={by === 'month' ? formatShortMonth : formatCalendarDay}
            onPoint={setPointed}
          />
        </Suspense>
      </SectionBoundary>
    </Card>
  )
}
