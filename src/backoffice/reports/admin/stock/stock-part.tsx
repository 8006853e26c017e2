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
import { ShareBar } from '../share-bar.tsx'

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
  const known = rows.flatMap(({ forecast, ...row }) => (forecast ? [{ ...row, forecast }] : []))
  const unknown = rows.filter(({ forecast }) => !forecast)
  return (
    <>
      <div>
        <h2 className="text-xl font-semibold">{summarize(known)}</h2>
        <p className="text-ink-soft">{words.howForecast}</p>
        {updating && <p role="status">{words.updating}</p>}
      </div>
      {known.length > 0 && (
        <div>
          <p className="mb-2 text-ink-soft">{words.whatBarsShow}</p>
          <ForecastTable rows={known} />
        </div>
      )}
      {unknown.length > 0 && <WithoutForecast rows={unknown} />}
      {more && <p className="text-ink-soft">{words.onlyMostUrgent}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <TextLink to={sectionUrl('stock')}>{words.enterStock}</TextLink>
        <DownloadLink file="/api/reports/stock.csv" label={words.download} />
      </div>
    </>
  )
}

type Row = StockRow & { forecast: NonNullable<StockRow['forecast']> }

function summarize(rows: Row[]) {
  if (rows.length === 0) return words.noForecastYet
  const count = rows.filter(({ forecast }) => forecast.to_make > 0).length
  return count > 0 ? words.makeThisWeek({ count }) : words.nothingToMake
}

const ForecastTable = ({ rows }: { rows: Row[] }) => (
  <Table
    caption={words.tableOfStock}
    rows={rows}
    keyOf={({ id }) => id}
    columns={[
      { header: words.product, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
      { header: words.runsOut, cell: (row) => <RunsOut row={row} /> },
      { header: words.toMake, numeric: true, cell: ({ forecast }) => <strong>{forecast.to_make}</strong> },
      {
        header: words.soldPerWeek,
        numeric: true,
        cell: ({ forecast }) => forecast.per_week.toLocaleString('en-IN'),
      },
      { header: words.inStock, numeric: true, cell: (row) => words.unitsInStock(row) },
    ]}
    card={(row) => (
      <div className="pr-3">
        <div className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 font-semibold wrap-anywhere">{row.name}</span>
          {row.forecast.to_make > 0 && (
            <strong className="shrink-0">{words.make({ count: row.forecast.to_make })}</strong>
          )}
        </div>
        <div className="mt-1">
          <RunsOut row={row} />
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {words.paceAndStock({ perWeek: row.forecast.per_week, stock: words.unitsInStock(row) })}
        </p>
      </div>
    )}
  />
)

/** A new shop has many of them: their names are shown on demand. */
const WithoutForecast = ({ rows }: { rows: StockRow[] }) => (
  <details>
    <summary className="inline-flex min-h-11 items-center rounded-full font-semibold text-leaf-dark">
      {words.withoutForecast({ count: rows.length })}
    </summary>
    <p className="text-ink-soft">{words.whyNoForecast}</p>
    <ul className="mt-2 list-disc pl-5">
      {rows.map((row) => (
        <li key={row.id} className="wrap-anywhere">
          {row.name}: {row.stock === 0 ? words.outOfStock : words.left(row)}
        </li>
      ))}
    </ul>
  </details>
)

/** When it runs out, in a sentence and as a bar, and what of it will be too old. */
function RunsOut({ row: { stock, forecast } }: { row: Row }) {
  const { days_left: days, expiring } = forecast
  return (
    <span className="flex flex-col items-start gap-1">
      {days < urgentDays ? <Badge tone="danger">{sentenceOf(stock, days)}</Badge> : sentenceOf(stock, days)}
      <ShareBar share={Math.min(days / fullBarDays, 1)} />
      {expiring > 0 && <span className="text-sm text-ink-soft">{words.expiring({ count: expiring })}</span>}
    </span>
  )
}

const urgentDays = 7
/** The bar is full if the stock lasts so long or longer. */
const fullBarDays = 28

function sentenceOf(stock: number, days: number) {
  if (stock === 0) return words.outOfStock
  return days === 0 ? words.runsOutToday : words.runsOutIn({ days })
}
