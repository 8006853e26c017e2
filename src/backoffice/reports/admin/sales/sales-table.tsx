import { type Column, Table } from '#ui/elements/table.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { ReportGroup, SalesReport, SalesRow } from '../../contract.ts'
import * as words from '../../words/office/en.ts'
import { formatRow } from '../format-steps.ts'
import { ShareBar } from '../share-bar.tsx'

type Row = SalesRow & { isTotal?: true }

const inRupees = (amount: number) => formatRupees(amount, { decimals: 'always' })

/** The rows of a report and their total; other than by time, with a bar for the share of each row. */
export function SalesTable({
  report: { rows, total, before },
  by,
}: {
  report: SalesReport
  by: ReportGroup
}) {
  const all: Row = {
    key: 'total',
    label: words.total,
    ...total,
    revenue_before: before.total.revenue,
    isTotal: true,
  }
  const list: Row[] = [...rows, all]
  const most = Math.max(...rows.map(({ revenue }) => revenue), 1)
  const isByTime = by === 'day' || by === 'week' || by === 'month'
  const nameOf = (row: Row) => (row.isTotal ? row.label : formatRow(by, row.label))
  const named = (row: Row) => (
    <span className={row.isTotal ? 'font-semibold' : ''}>
      {nameOf(row)}
      {!isByTime && !row.isTotal && <ShareBar share={row.revenue / most} />}
    </span>
  )
  const money = (header: string, amountOf: (row: Row) => number): Column<Row> => ({
    header,
    numeric: true,
    cell: (row) => <span className={row.isTotal ? 'font-semibold' : ''}>{inRupees(amountOf(row))}</span>,
  })
  return (
    <Table
      caption={words.tableOfSales}
      rows={list}
      keyOf={(row) => (row.isTotal ? 'total' : `${by}:${row.key}`)}
      columns={[
        { header: words.groups[by], cell: named },
        {
          header: total.orders === null ? words.units : words.orders,
          numeric: true,
          cell: (row) => (row.orders ?? row.units ?? 0).toLocaleString('en-IN'),
        },
        { header: words.sold, numeric: true, cell: (row) => <Sold row={row} /> },
        money(words.revenue, (row) => row.revenue),
        money(words.before, (row) => row.revenue_before),
      ]}
      card={(row) => <SalesCard name={named(row)} row={row} />}
    />
  )
}

/** What was sold, and what of it was refunded. */
const Sold = ({ row }: { row: Row }) => (
  <span className={row.isTotal ? 'font-semibold' : ''}>
    {inRupees(row.sold)}
    {row.refunded !== 0 && (
      <span className="block text-sm font-normal whitespace-normal text-ink-soft">
        {words.refundedOf({ amount: inRupees(row.refunded) })}
      </span>
    )}
  </span>
)

/** A row on a phone. */
const SalesCard = ({ name, row }: { name: React.ReactNode; row: Row }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 pr-3 tabular-nums">
    <div className="min-w-0 flex-1 wrap-anywhere">{name}</div>
    <span className={row.isTotal ? 'font-semibold' : ''}>{inRupees(row.revenue)}</span>
    <p className="flex w-full flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
      <span>
        {words.ordersAndRefunds({
          orders: row.orders === null ? words.countOfUnits(row.units ?? 0) : words.countOfOrders(row.orders),
          refunded: row.refunded === 0 ? null : inRupees(row.refunded),
        })}
      </span>
      <span>{words.amountBefore({ amount: inRupees(row.revenue_before) })}</span>
    </p>
  </div>
)
