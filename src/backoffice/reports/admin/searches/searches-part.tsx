import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { IfMay } from '#backoffice/ui/admin/rights.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { Table } from '#ui/elements/table.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import type { reportEndpoints, SearchesReport } from '../../contract.ts'
import type { Period } from '../../rules/report-period.ts'
import * as reportWords from '../../words/office/en.ts'
import * as words from '../../words/office/searches/en.ts'
import { DownloadLink } from '../download-link.tsx'
import { FigureCard } from '../figure-card.tsx'
import { nameBefore } from '../format-steps.ts'
import { usePeriod } from '../period-fields.tsx'
import { ReportSkeleton } from '../report-skeleton.tsx'
import { ShareBar } from '../share-bar.tsx'

/** What shoppers searched for without finding anything. */
export function SearchesPart() {
  const { fields, period } = usePeriod()
  return (
    <>
      <p className="text-ink-soft">{words.howCounted}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">{fields}</div>
      {period && <Searches key={`${period.from} ${period.to}`} query={period} />}
    </>
  )
}

function Searches({ query }: { query: Period }) {
  const { data, failed, loading, reload } = useApiQuery('failed-searches', (signal) =>
    callApi<typeof reportEndpoints>()('GET /reports/searches', { query, signal }),
  )
  if (data) return <Report report={data} />
  if (failed) return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  return <ReportSkeleton />
}

function Report({ report: { from, to, total, before, rows, more } }: { report: SearchesReport }) {
  if (rows.length === 0) return <EmptyState sentence={words.none} />
  const most = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <>
      <FigureCard title={words.failedSearches} figure={total.toLocaleString('en-IN')}>
        <p>{words.comparedWith({ count: before.total, before: nameBefore({ from, to }, before) })}</p>
      </FigureCard>
      <Table
        caption={words.table}
        rows={rows}
        keyOf={({ query }) => query}
        columns={[
          {
            header: words.query,
            cell: ({ query, count }) => (
              <span className="min-w-0 wrap-anywhere">
                {query}
                <ShareBar share={count / most} />
              </span>
            ),
          },
          { header: words.count, numeric: true, cell: ({ count }) => count.toLocaleString('en-IN') },
          {
            header: words.countBefore,
            numeric: true,
            cell: ({ count_before }) => count_before.toLocaleString('en-IN'),
          },
        ]}
        card={(row) => <SearchCard row={row} share={row.count / most} />}
      />
      {more && <p className="text-ink-soft">{words.onlyMostFrequent}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <IfMay right="catalogue:write">
          <TextLink to={sectionUrl('search')}>{words.addSynonyms}</TextLink>
        </IfMay>
        <DownloadLink
          file={`/api/reports/searches.csv?${new URLSearchParams({ from, to })}`}
          label={reportWords.download}
        />
      </div>
    </>
  )
}

/** A row on a phone. */
const SearchCard = ({ row, share }: { row: SearchesReport['rows'][number]; share: number }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 pr-3 tabular-nums">
    <span className="min-w-0 flex-1 wrap-anywhere">
      {row.query}
      <ShareBar share={share} />
    </span>
    <span>{words.times({ count: row.count })}</span>
    <p className="w-full text-sm text-ink-soft">{words.before({ count: row.count_before })}</p>
  </div>
)
