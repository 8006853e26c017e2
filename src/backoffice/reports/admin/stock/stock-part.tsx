import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Table } from '#ui/elements/table.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { reportEndpoints, StockReport, StockRow } from '../../contract.ts'
import * as words from '../../words/office/stock/en.ts'
import { DownloadLink } from '../download-link.tsx'

/** What runs out when, and how many to make this week. */
export function StockPart() {
  const { data, failed, loading, reload } = useApiQuery('stock-forecast', (signal) =>
    callApi<typeof reportEndpoints>()('GET /reports/stock', { signal }),
  )
  if (data) return <Forecast report={data} />
  if (failed) return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  return <SkeletonLines words="Loading..." count={6} />
}

function Forecast({ report: { rows, more, updating } }: { report: StockReport }) {
  if (rows.length === 0) return <EmptyState sentence={words.nothingOnSale} />
  const toMake = rows.filter(({ forecast }) => forecast && forecast.to_make > 0).length
  return (
    <>
      <div>
        <h2 className="text-lg font-semibold">
          {toMake > 0 ? words.makeThisWeek({ count: toMake }) : words.nothingToMake}
        </h2>
        <p className="text-ink-soft">{words.howForecast}</p>
        {updating && <p role="status">{words.updating}</p>}
      </div>
      <Table
        caption={words.tableOfStock}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { header: words.product, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
          { header: words.runsOut, cell: (row) => <RunsOut row={row} /> },
          {
            header: words.toMake,
            numeric: true,
            cell: ({ forecast }) => <strong>{forecast ? forecast.to_make : '–'}</strong>,
          },
          {
            header: words.soldPerWeek,
            numeric: true,
            cell: ({ forecast }) => (forecast ? forecast.per_week.toLocaleString('en-IN') : '–'),
          },
          {
            header: words.inStock,
            numeric: true,
            cell: ({ stock, reserved }) => (
              <>
                {stock}
                {reserved > 0 && (
                  <span className="block text-sm text-ink-soft">{words.reserved({ count: reserved })}</span>
                )}
              </>
            ),
          },
        ]}
      />
      {more && <p className="text-ink-soft">{words.onlyMostUrgent}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <TextLink to={sectionUrl('stock')}>{words.enterStock}</TextLink>
        <DownloadLink file="/api/reports/stock.csv" label={words.download} />
      </div>
    </>
  )
}

/** When it runs out, in a sentence, and what of it will be too old. */
function RunsOut({ row: { stock, forecast } }: { row: StockRow }) {
  if (!forecast) return <span className="text-ink-soft">{words.tooFewSales}</span>
  const { days_left: days, expiring } = forecast
  return (
    <span className="inline-flex flex-col items-end gap-1 sm:items-start">
      {days < urgentDays ? <Badge tone="danger">{sentenceOf(stock, days)}</Badge> : sentenceOf(stock, days)}
      {expiring > 0 && <span className="text-sm text-ink-soft">{words.expiring({ count: expiring })}</span>}
    </span>
  )
}

const urgentDays = 7

function sentenceOf(stock: number, days: number) {
  if (stock === 0) return words.outOfStock
  return days === 0 ? words.runsOutToday : words.runsOutIn({ days })
}
