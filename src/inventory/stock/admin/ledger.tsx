import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OrderNumber } from '#backoffice/ui/admin/formatting/order-number.tsx'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { callApiPage } from '#browser/call-api.ts'
import { Table } from '#ui/elements/table.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { countLimits } from '#values/count-limits.ts'
import type { StockMovement, stockEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/**
 * A paged table of every stock movement, newest first.
 * @param saved incremented when the form above has added movements
 */
export function Ledger({ saved }: { saved: number }) {
  const list = usePagedList(`moves ${saved}`, { size: 20, name: 'moves-page' }, (query, signal) =>
    callApiPage<typeof stockEndpoints>()('GET /stock/moves', { query, signal }),
  )
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="mb-4 text-xl">
        {words.ledger}
      </h2>
      <PagedList list={list} sentences={sentences} lines={6} countLimit={countLimits.stockMoves}>
        {({ items }) =>
          items.length === 0 ? <EmptyState sentence={words.nothingMoved} /> : <MovementTable moves={items} />
        }
      </PagedList>
    </section>
  )
}

const sentences = { failed: words.movesNotLoaded, loading: words.loadingMoves, pages: words.pagesOfMoves }

const MovementTable = ({ moves }: { moves: StockMovement[] }) => (
  <Table
    caption={words.ledger}
    rows={moves}
    keyOf={({ id }) => id}
    columns={[
      {
        header: words.product,
        cell: ({ name }) => <span className="min-w-0 font-medium wrap-anywhere">{name}</span>,
      },
      { header: words.change, numeric: true, cell: ({ delta }) => formatDelta(delta) },
      { header: words.reason, cell: (move) => <Reason move={move} /> },
      { header: words.who, cell: ({ actor }) => actor ?? words.theShop },
      {
        header: words.when,
        cell: ({ at }) => (
          <time dateTime={at} className="whitespace-nowrap">
            {formatTimestamp(at)}
          </time>
        ),
      },
    ]}
  />
)

const formatDelta = (delta: number) => (delta > 0 ? `+${delta}` : `−${-delta}`)

const Reason = ({ move: { reason, order_id, note } }: { move: StockMovement }) => (
  <span className="min-w-0 wrap-anywhere">
    {words.reasons[reason]} {order_id && <OrderNumber id={order_id} />}
    {note && <span className="text-ink-soft"> {note}</span>}
  </span>
)
