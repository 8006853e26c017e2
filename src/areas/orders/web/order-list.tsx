import { useState } from 'react'
import { store } from '../../../store.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { ListPage } from '../../../ui/call-api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { calendarDay } from '../../../values/calendar-day.ts'
import { formatRupees } from '../../../values/money.ts'
import { useTellFailure } from '../../accounts/web/use-tell-failure.ts'
import type { Order } from '../contract.ts'
import { OrderProducts } from './order-products.tsx'

type OrderListProps = {
  first: ListPage<Order>
  fetchMore: (cursor: string) => Promise<ListPage<Order>>
}

/** The orders as a table on a desk and as cards on a phone; a row opens to its products. */
export function OrderList({ first, fetchMore }: OrderListProps) {
  const { items, next, total, busy, showMore } = usePages(first, fetchMore)
  if (items.length === 0) {
    return (
      <EmptyState sentence="No orders found.">
        <ButtonLink to="/categories">Start shopping</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <Table
        caption="My Orders"
        columns={columns}
        rows={items.map((order, at) => ({ ...order, number: at + 1 }))}
        keyOf={({ id }) => id}
        details={({ id }) => <OrderProducts orderId={id} />}
        detailsName={({ number }) => `products of order ${number}`}
      />
      <div className="mt-6 flex flex-col items-center gap-3">
        <p role="status" className="text-sm text-ink-soft">
          {next && `${items.length} of ${total} orders`}
        </p>
        {next && (
          <Button variant="secondary" busy={busy} onClick={showMore}>
            Show more
          </Button>
        )}
      </div>
    </>
  )
}

const columns: Column<Order & { number: number }>[] = [
  { header: 'S.No', cell: ({ number }) => number },
  { header: 'Name', cell: ({ User }) => User?.name || 'N/A' },
  {
    header: 'Price',
    numeric: true,
    cell: ({ total_price }) => formatRupees(total_price, { decimals: 'always' }),
  },
  { header: 'Status', cell: (order) => <Status {...order} /> },
  { header: 'Order Date', cell: ({ createdAt }) => calendarDay(new Date(createdAt), store.timeZone) },
]

/** An order that is not settled yet leads to where its money is followed. */
function Status({ id, status }: Order) {
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 sm:justify-start">
      <StatusWord status={status} />
      {status === 'pending' && (
        <TextLink to={`/orders/${id}/payment`} className="text-sm">
          Check payment
        </TextLink>
      )}
    </span>
  )
}

/** The pages fetched so far as one list. */
function usePages(first: ListPage<Order>, fetchMore: OrderListProps['fetchMore']) {
  const tellFailure = useTellFailure()
  const [more, setMore] = useState({ items: [] as Order[], next: first.next })
  const [busy, setBusy] = useState(false)
  const showMore = async () => {
    if (!more.next) return
    setBusy(true)
    try {
      const page = await fetchMore(more.next)
      setMore({ items: [...more.items, ...page.items], next: page.next })
    } catch (error) {
      tellFailure(error, 'Error fetching orders')
    }
    setBusy(false)
  }
  return { items: [...first.items, ...more.items], next: more.next, total: first.total, busy, showMore }
}
