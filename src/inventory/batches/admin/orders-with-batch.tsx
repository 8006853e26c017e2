import { OrderNumber } from '#backoffice/ui/admin/formatting/order-number.tsx'
import { ExportLink } from '#backoffice/ui/admin/lists/export-link.tsx'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { callApiPage } from '#browser/call-api.ts'
import { OrderStatusLabel, shownStatus } from '#ordering/orders/shop/order-status-label.tsx'
import { Table } from '#ui/elements/table.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { batchEndpoints, OrderWithBatch } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { NextStep } from './recalled-order-step.tsx'

/** Every order that got units of a batch, with the customer to call. */
export function OrdersWithBatch({ id }: { id: number }) {
  const list = usePagedList(`orders with batch ${id}`, { size: 20, name: 'orders-page' }, (query, signal) =>
    callApiPage<typeof batchEndpoints>()('GET /stock/batches/{id}/orders', {
      params: { id },
      query,
      signal,
    }),
  )
  return (
    <section aria-labelledby="orders-with-batch" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="orders-with-batch" className="text-xl">
          {words.orders}
        </h2>
        <ExportLink
          file={`/api/stock/batches/${id}/orders.csv`}
          label={words.exportAsCsv}
          failed={words.notExported}
        />
      </div>
      <PagedList list={list} sentences={sentences} lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState sentence={words.noOrders} />
          ) : (
            <OrderTable orders={items} batchId={id} onSwapped={list.reload} />
          )
        }
      </PagedList>
    </section>
  )
}

const sentences = {
  failed: words.ordersNotLoaded,
  loading: words.loadingOrders,
  pages: words.pagesOfOrders,
}

type OrderTableProps = { orders: OrderWithBatch[]; batchId: number; onSwapped: () => void }

const OrderTable = ({ orders, batchId, onSwapped }: OrderTableProps) => (
  <Table
    caption={words.orders}
    rows={orders}
    keyOf={({ order_id }) => order_id}
    columns={[
      { header: words.heads.order, cell: ({ order_id }) => <OrderNumber id={order_id} /> },
      {
        header: words.heads.status,
        cell: ({ status, payment_due }) => <OrderStatusLabel status={shownStatus(status, payment_due)} />,
      },
      {
        header: words.heads.customer,
        cell: ({ name, city }) => (
          <span className="min-w-0 wrap-anywhere">
            {name} <span className="block text-sm text-ink-soft">{city}</span>
          </span>
        ),
      },
      {
        header: words.heads.phone,
        cell: ({ phone, email }) => (
          <span className="min-w-0 wrap-anywhere">
            <a href={`tel:${phone}`} className="underline underline-offset-4">
              {phone}
            </a>{' '}
            <span className="block text-sm text-ink-soft">{email}</span>
          </span>
        ),
      },
      { header: words.heads.units, numeric: true, cell: ({ units }) => units },
      { header: words.heads.returned, numeric: true, cell: ({ returned }) => returned },
      ...(orders.some(({ next }) => next)
        ? [
            {
              header: words.heads.next,
              cell: (order: OrderWithBatch) => (
                <NextStep order={order} batchId={batchId} onSwapped={onSwapped} />
              ),
            },
          ]
        : []),
    ]}
  />
)
