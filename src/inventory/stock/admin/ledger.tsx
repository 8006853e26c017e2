import { momentOf } from '#backoffice/ui/admin/moments.ts'
import { OrderNumber } from '#backoffice/ui/admin/order-number.tsx'
import { PagedList, usePagedList } from '#backoffice/ui/admin/paged-list.tsx'
import { callApiPage } from '#browser/call-api.ts'
import { Table } from '#ui/elements/table.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { mostCounted } from '#values/most-counted.ts'
import type { StockMove, stockEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** Every change of stock, newest first. @param saved raised each time the form above has added to it */
export function Ledger({ saved }: { saved: number }) {
  const list = usePagedList(`moves ${saved}`, { size: 20, name: 'moves-page' }, (query, signal) =>
    callApiPage<typeof stockEndpoints>()('GET /stock/moves', { query, signal }),
  )
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="mb-4 text-xl">
        {words.ledger}
      </h2>
      <PagedList list={list} sentences={sentences} lines={6} most={mostCounted.stockMoves}>
        {({ items }) =>
          items.length === 0 ? <EmptyState sentence={words.nothingMoved} /> : <Moves moves={items} />
        }
      </PagedList>
    </section>
  )
}

const sentences = { failed: words.movesNotLoaded, loading: words.loadingMoves, pages: words.pagesOfMoves }

const Moves = ({ moves }: { moves: StockMove[] }) => (
  <Table
    caption={words.ledger}
    rows={moves}
    keyOf={({ id }) => id}
    columns={[
      {
        header: words.product,
        cell: ({ name }) => <span className="min-w-0 font-medium wrap-anywhere">{name}</span>,
      },
      { header: words.change, numeric: true, cell: ({ delta }) => signed(delta) },
      { header: words.reason, cell: (move) => <Why move={move} /> },
      { header: words.who, cell: ({ actor }) => actor ?? words.theShop },
      {
        header: words.when,
        cell: ({ at }) => (
          <time dateTime={at} className="whitespace-nowrap">
            {momentOf(at)}
          </time>
        ),
      },
    ]}
  />
)

const signed = (delta: number) => (delta > 0 ? `+${delta}` : `−${-delta}`)

const Why = ({ move: { reason, order_id, note } }: { move: StockMove }) => (
  <span className="min-w-0 wrap-anywhere">
    {words.reasons[reason]} {order_id && <OrderNumber id={order_id} />}
    {note && <span className="text-ink-soft"> {note}</span>}
  </span>
)
