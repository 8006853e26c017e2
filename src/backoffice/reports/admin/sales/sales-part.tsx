import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { callApi } from '#browser/call-api.ts'
import { Card } from '#ui/elements/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { formatRupees } from '#values/money/money.ts'
import { type ReportGroup, type reportEndpoints, reportGroups, type SalesReport } from '../../contract.ts'
import type { Period } from '../../rules/report-period.ts'
import * as words from '../../words/office/en.ts'
import { DownloadLink } from '../download-link.tsx'
import { formatDayOfYear } from '../format-steps.ts'
import { usePeriod } from '../period-fields.tsx'
import { SalesByTime } from './sales-by-time.tsx'
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
  return (
    <Skeleton words="Loading..." className="grid gap-5">
      <SkeletonBlock className="h-32" />
      <SkeletonBlock className="h-80" />
    </Skeleton>
  )
}

function Report({ report, by }: { report: SalesReport; by: ReportGroup }) {
  const { from, to, total, before, rows, updating } = report
  const hasSales = total.sold !== 0 || before.total.sold !== 0
  return (
    <>
      <Card className="p-5">
        <h2 className="text-ink-soft">{words.revenue}</h2>
        <p className="font-heading text-2xl font-semibold wrap-anywhere tabular-nums sm:text-3xl">
          {formatRupees(total.revenue, { decimals: 'always' })}
        </p>
        <p className="text-ink-soft tabular-nums">{compare(report)}</p>
        {updating && (
          <p role="status" className="mt-2">
            {words.updating}
          </p>
        )}
      </Card>
      {hasSales ? (
        <>
          {(by === 'day' || by === 'week' || by === 'month') && <SalesByTime rows={rows} by={by} />}
          <SalesTable report={report} by={by} />
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

/** How the revenue has changed, in per cent. */
function compare({ total, before }: SalesReport) {
  const was = before.total.revenue
  const change = Math.round((Math.abs(total.revenue - was) / was) * 100)
  if (was > 0 && change === 0) return words.sameAsBefore
  return words.comparedWith({
    change: was > 0 ? `${change.toLocaleString('en-IN')}%` : null,
    isMore: total.revenue > was,
    from: formatDayOfYear(before.from),
    to: formatDayOfYear(before.to),
    amount: formatRupees(was, { decimals: 'always' }),
  })
}
