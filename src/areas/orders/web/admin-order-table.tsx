import { store } from '../../../store.ts'
import { StatusWord } from '../../../ui/status-word.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { formatRupees } from '../../../values/money.ts'
import type { Order } from '../contract.ts'
import { DeliverButton } from './admin-deliver-button.tsx'
import { OrderDetails } from './admin-order-details.tsx'
import { useOpenOrders } from './admin-use-order-query.ts'

type Props = {
  orders: Order[]
  /** One order is another now; the rest of the list stands. */
  onChanged: (order: Order) => void
  /** What is shown is not so any more. */
  onOutdated: () => void
}

/** A page of orders; a row opens to its items and the address. */
export function OrderTable({ orders, onChanged, onOutdated }: Props) {
  const [opened, setOpened] = useOpenOrders()
  const delivery: Column<Order> = {
    header: 'Delivery',
    cell: (order) => <DeliverButton order={order} onDelivered={onChanged} onOutdated={onOutdated} />,
  }
  return (
    <Table
      caption="All Orders"
      columns={[...columns, delivery]}
      rows={orders}
      keyOf={({ id }) => id}
      details={(order) => <OrderDetails order={order} />}
      detailsName={({ id }) => `items of order ${id}`}
      opened={opened}
      onOpened={setOpened}
    />
  )
}

const columns: Column<Order>[] = [
  {
    header: 'Order',
    cell: ({ id, createdAt }) => (
      <span>
        <span className="block font-semibold">#{id}</span>
        <time dateTime={createdAt} className="text-sm text-ink-soft">
          <span className="whitespace-nowrap">{day.format(new Date(createdAt))}</span>{' '}
          <span className="whitespace-nowrap">{hour.format(new Date(createdAt))}</span>
        </time>
      </span>
    ),
  },
  {
    header: 'Customer',
    cell: ({ User, items_count }) => (
      <span className="min-w-0">
        <span className="block wrap-anywhere">{User?.name || 'N/A'}</span>
        <span className="text-sm whitespace-nowrap text-ink-soft">
          {items_count === 1 ? '1 item' : `${items_count} items`}
        </span>
      </span>
    ),
  },
  {
    header: 'Total',
    numeric: true,
    cell: ({ total_price }) => formatRupees(total_price, { decimals: 'always' }),
  },
  { header: 'Status', cell: ({ status }) => <StatusWord status={status} /> },
]

const inStore = { timeZone: store.timeZone } as const
const day = new Intl.DateTimeFormat(store.locale, { ...inStore, dateStyle: 'medium' })
const hour = new Intl.DateTimeFormat(store.locale, { ...inStore, timeStyle: 'short' })
