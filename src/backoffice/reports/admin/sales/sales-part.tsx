import { useMemo } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { callApi } from '#browser/call-api.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { formatRupees } from '#values/money/money.ts'
import {
  type ReportGroup,
  type reportEndpoints,
  reportGroups,
  type SalesReport,
  type SalesRow,
} from '../../contract.ts'
import type { Period, TimeStep } from '../../rules/report-period.ts'
import * as words from '../../words/office/en.ts'
import { ChartByTime } from '../chart-by-time.tsx'
import { DownloadLink } from '../download-link.tsx'
import { FigureCard } from '../figure-card.tsx'
import { nameBefore } from '../format-steps.ts'
import { usePeriod } from '../period-fields.tsx'
import { ReportSkeleton } from '../report-skeleton.tsx'
import { SalesTable } from './sales-table.tsx'

/** Sales of a period, compared with the one before. It opens with this month by day. */
export function SalesPart() {
  const { fields, period } = usePeriod()
  const [query, change] = useSectionQuery()
  const by = reportGroups.find((group) => group === query.get('by')) ?? 'day'
  return (
    <>
      <p className="text-ink-soft">{words.howCounted}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {fields}
        <SelectField label={words.showBy} value={by} onChange={({ target }) => change({ by: target.value })}>
          {reportGroups.map((group) => (
            <option key={group} value={group}>
              {words.groups[group]}
            </option>
          ))}
        </SelectField>
      </div>
      {period && <Sales key={`${period.from} ${period.to} ${by}`} query={{ ...period, by }} />}
    </>
  )
}

function Sales({ query }: { query: Period & { by: ReportGroup } }) {
  const { data, failed, loading, reload } = useApiQuery('sales', (signal) =>
    callApi<typeof reportEndpoints>()('GET /reports/sales', { query, signal }),
  )
  if (data) return <Report report={data} by={query.by} />
  if (failed) return <ErrorState sentence={words.salesNotLoaded} onRetry={reload} busy={loading} />
  return <ReportSkeleton />
}

function Report({ report, by }: { report: SalesReport; by: ReportGroup }) {
  const { from, to, total, before, rows, more, updating } = report
  const hasSales = total.sold !== 0 || before.total.sold !== 0
  return (
    <>
      <FigureCard title={words.revenue} figure={formatRupees(total.revenue, { decimals: 'always' })}>
        <p>{compare(report)}</p>
        {updating && <p role="status">{words.updating}</p>}
      </FigureCard>
      {hasSales ? (
        <>
          {(by === 'day' || by === 'week' || by === 'month') && <SalesByTime rows={rows} by={by} />}
          <SalesTable report={report} by={by} />
          {more && <p className="text-ink-soft">{words.onlyHighest}</p>}
          <DownloadLink
            file={`/api/reports/sales.csv?${new URLSearchParams({ from, to, by })}`}
            label={words.download}
          />
        </>
      ) : (
        <EmptyState sentence={words.noSales} />
      )}
    </>
  )
}

/** The chart of days, weeks or months. */
function SalesByTime({ rows, by }: { rows: SalesRow[]; by: TimeStep }) {
  const bars = useMemo(
    () => rows.map(({ key, orders, revenue }) => ({ day: key, orders: orders ?? 0, revenue })),
    [rows],
  )
  return (
    <ChartByTime
      rows={bars}
      by={by}
      name={words.chartName[by]}
      legend={{ bars: words.revenue, line: words.orders }}
      formatCount={words.countOfOrders}
    />
  )
}

/** How the revenue has changed, in per cent. */
function compare({ from, to, total, before }: SalesReport) {
  const was = before.total.revenue
  const change = Math.round((Math.abs(total.revenue - was) / was) * 100)
  const sentence = nameBefore({ from, to }, before)
  if (was > 0 && change === 0) return words.sameAsBefore({ before: sentence })
  return words.comparedWith({
    change: was > 0 ? `${change.toLocaleString('en-IN')}%` : null,
    isMore: total.revenue > was,
    before: sentence,
    amount: formatRupees(was, { decimals: 'always' }),
  })
}
