import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OrderNumber } from '#backoffice/ui/admin/formatting/order-number.tsx'
import { PagedList, usePagedList } from '#backoffice/ui/admin/lists/paged-list.tsx'
import { callApiPage } from '#browser/call-api.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { OrderStatusLabel, shownStatus } from '#ordering/orders/shop/order-status-label.tsx'
import { Table } from '#ui/elements/table.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { customerEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** A customer's orders, newest first. */
export function CustomerOrders({ id }: { id: number }) {
  const list = usePagedList(`orders of ${id}`, { size: 10, name: 'orders-page' }, (query, signal) =>
    callApiPage<typeof customerEndpoints>()('GET /customers/{id}/orders', { params: { id }, query, signal }),
  )
  return (
    <section aria-labelledby="customer-orders">
      <h2 id="customer-orders" className="mb-3 text-xl">
        {words.orders}
      </h2>
      <PagedList list={list} sentences={sentences} lines={3}>
        {({ items }) => <Orders orders={items} />}
      </PagedList>
    </section>
  )
}

const sentences = { failed: words.ordersNotLoaded, loading: words.loadingOrders, pages: words.pagesOfOrders }

const Orders = ({ orders }: { orders: Order[] }) =>
  orders.length === 0 ? (
    <p className="text-ink-soft">{words.noOrders}</p>
  ) : (
    <Table
      caption={words.orders}
      rows={orders}
      keyOf={({ id }) => id}
      columns={[
        {
          header: words.order,
          cell: ({ id }) => <OrderNumber id={id} />,
        },
        {
          header: words.placed,
          cell: ({ createdAt }) => <time dateTime={createdAt}>{formatTimestamp(createdAt)}</time>,
        },
        {
          header: words.status,
          cell: ({ status, to_collect, replaces }) => (
            <OrderStatusLabel status={shownStatus(status, to_collect > 0, replaces !== null)} />
          ),
        },
        { header: words.total, numeric: true, cell: (order) => <OrderTotal order={order} /> },
      ]}
    />
  )

const formatAmount = (amount: number) => formatRupees(amount, { decimals: 'always' })

/** The order's total, and below it the refunded amount. */
const OrderTotal = ({ order: { total_price, refunded } }: { order: Order }) => (
  <span>
    {formatAmount(total_price)}
    {refunded > 0 && (
      <span className="block text-sm text-ink-soft">
        {words.returned({ amount: formatAmount(refunded) })}
      </span>
    )}
  </span>
)
