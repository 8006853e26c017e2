import { useMemo } from 'react'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { callApi } from '#browser/call-api.ts'
import { type Column, Table } from '#ui/elements/table.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { CartsReport, reportEndpoints } from '../../contract.ts'
import { type Period, type TimeStep, timeSteps } from '../../rules/report-period.ts'
import * as words from '../../words/office/carts/en.ts'
import * as reportWords from '../../words/office/en.ts'
import { ChartByTime } from '../chart-by-time.tsx'
import { DownloadLink } from '../download-link.tsx'
import { FigureCard } from '../figure-card.tsx'
import { formatDayOfYear, formatRow, nameBefore } from '../format-steps.ts'
import { usePeriod } from '../period-fields.tsx'
import { ReportSkeleton } from '../report-skeleton.tsx'

/** How many carts were left, and what was in them. */
export function CartsPart() {
  const { fields, period } = usePeriod()
  const [query, change] = useSectionQuery()
  const by = timeSteps.find((step) => step === query.get('by')) ?? 'day'
  return (
    <>
      <p className="text-ink-soft">{words.howCounted}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {fields}
        <SelectField
          label={reportWords.showBy}
          value={by}
          onChange={({ target }) => change({ by: target.value })}
        >
          {timeSteps.map((step) => (
            <option key={step} value={step}>
              {reportWords.groups[step]}
            </option>
          ))}
        </SelectField>
      </div>
      {period && <Carts key={`${period.from} ${period.to} ${by}`} query={{ ...period, by }} />}
    </>
  )
}

function Carts({ query }: { query: Period & { by: TimeStep } }) {
  const { data, failed, loading, reload } = useApiQuery('carts', (signal) =>
    callApi<typeof reportEndpoints>()('GET /reports/carts', { query, signal }),
  )
  if (data) return <Report report={data} by={query.by} />
  if (failed) return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  return <ReportSkeleton />
}

function Report({ report, by }: { report: CartsReport; by: TimeStep }) {
  const { from, to, total, before, orders, rows, since } = report
  const bars = useMemo(
    () => rows.map(({ key, carts, value }) => ({ day: key, orders: carts, revenue: value })),
    [rows],
  )
  if (since === null) return <EmptyState sentence={words.noneYet} />
  return (
    <>
      <FigureCard title={words.carts} figure={total.carts.toLocaleString('en-IN')}>
        <p>{words.worth({ value: formatRupees(total.value, { decimals: 'always' }) })}</p>
        <p>
          {words.comparedWith({
            orders,
            count: before.total.carts,
            before: nameBefore({ from, to }, before),
          })}
        </p>
        {since > before.from && <p>{words.countedSince({ day: formatDayOfYear(since) })}</p>}
      </FigureCard>
      {total.carts === 0 && before.total.carts === 0 ? (
        <EmptyState sentence={words.none} />
      ) : (
        <>
          <ChartByTime
            rows={bars}
            by={by}
            name={words.chartName[by]}
            legend={{ bars: words.value, line: words.carts }}
            formatCount={words.countOfCarts}
          />
          <CartsTable report={report} by={by} />
          <DownloadLink
            file={`/api/reports/carts.csv?${new URLSearchParams({ from, to, by })}`}
            label={reportWords.download}
          />
        </>
      )}
    </>
  )
}

type Row = CartsReport['rows'][number]

function CartsTable({ report: { rows, total, before }, by }: { report: CartsReport; by: TimeStep }) {
  const all: Row = { key: 'total', ...total, carts_before: before.total.carts }
  const nameOf = (row: Row) => (row === all ? reportWords.total : formatRow(by, row.key))
  const column = (header: string, cell: (row: Row) => string): Column<Row> => ({
    header,
    numeric: true,
    cell: (row) => <span className={row === all ? 'font-semibold' : ''}>{cell(row)}</span>,
  })
  return (
    <Table
      caption={words.table}
      rows={[...rows, all]}
      keyOf={({ key }) => key}
      columns={[
        {
          ...column(reportWords.groups[by], nameOf),
          numeric: false,
        },
        column(words.carts, ({ carts }) => carts.toLocaleString('en-IN')),
        column(words.units, ({ units }) => units.toLocaleString('en-IN')),
        column(words.value, ({ value }) => formatRupees(value, { decimals: 'always' })),
        column(words.cartsBefore, (row) => row.carts_before.toLocaleString('en-IN')),
      ]}
      card={(row) => <CartsCard name={nameOf(row)} row={row} isTotal={row === all} />}
    />
  )
}

/** A row on a phone. */
const CartsCard = ({ name, row, isTotal }: { name: string; row: Row; isTotal: boolean }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 pr-3 tabular-nums">
    <span className={isTotal ? 'font-semibold' : ''}>{name}</span>
    <span className={isTotal ? 'font-semibold' : ''}>{words.countOfCarts(row.carts)}</span>
    <p className="flex w-full flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
      <span>
        {reportWords.countOfUnits(row.units)}, {formatRupees(row.value, { decimals: 'always' })}
      </span>
      <span>{words.before({ count: row.carts_before })}</span>
    </p>
  </div>
)
