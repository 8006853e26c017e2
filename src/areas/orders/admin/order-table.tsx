import { type Column, Table } from '../../../ui/elements/table.tsx'
import { formatRupees } from '../../../values/money/money.ts'
import { region } from '../../../values/region.ts'
import { locale } from '../../../words/page/en.ts'
import { OrderNumber } from '../../section-parts/admin/order-number.tsx'
import type { Order } from '../contract.ts'
import { OrderStatus } from '../shop/order-status.tsx'
import * as words from '../words/office/en.ts'
import * as parcelWords from '../words/office/parcels/en.ts'
import { DeliverButton } from './deliver-button.tsx'
import { OrderDetails } from './order-details.tsx'
import { ReleaseHold } from './release-hold.tsx'
import { SelectOrder } from './steps/select-order.tsx'
import type { Selection } from './steps/use-selection.ts'
import { UndoStep } from './undo-step.tsx'
import { useOpenOrders } from './use-order-query.ts'

type Props = {
  orders: Order[]
  selection: Selection
  /** Replaces one changed order in the list. */
  onChanged: (order: Order) => void
  /** The list is out of date and has to be loaded again. */
  onOutdated: () => void
}

/** A page of orders; a row opens to its items and the address. */
export function OrderTable({ orders, selection, onChanged, onOutdated }: Props) {
  const [opened, setOpened] = useOpenOrders()
  const delivery: Column<Order> = {
    header: words.delivery,
    cell: (order) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-1 sm:justify-start">
        <DeliverButton order={order} onDelivered={onChanged} onOutdated={onOutdated} />
        <ReleaseHold order={order} onReleased={onChanged} onOutdated={onOutdated} />
        <UndoStep order={order} onUndone={onChanged} onOutdated={onOutdated} />
      </span>
    ),
  }
  const select: Column<Order> = {
    header: parcelWords.select,
    cell: (order) => <SelectOrder order={order} selection={selection} />,
  }
  return (
    <Table
      caption={words.title}
      columns={[select, ...columns, delivery]}
      rows={orders}
      keyOf={({ id }) => id}
      details={(order) => <OrderDetails order={order} onOutdated={onOutdated} />}
      detailsName={({ id }) => words.itemsOf({ id })}
      opened={opened}
      onOpened={setOpened}
    />
  )
}

const columns: Column<Order>[] = [
  {
    header: words.order,
    cell: ({ id, createdAt }) => (
      <span>
        <OrderNumber id={id} />
        <time dateTime={createdAt} className="block text-sm text-ink-soft">
          <span className="whitespace-nowrap">{day.format(new Date(createdAt))}</span>{' '}
          <span className="whitespace-nowrap">{hour.format(new Date(createdAt))}</span>
        </time>
      </span>
    ),
  },
  {
    header: words.customer,
    cell: ({ User, items_count }) => (
      <span className="block min-w-0 sm:min-w-36">
        <span className="block wrap-anywhere">{User?.name || words.nameless}</span>
        <span className="text-sm whitespace-nowrap text-ink-soft">{words.items({ count: items_count })}</span>
      </span>
    ),
  },
  {
    header: words.total,
    numeric: true,
    cell: ({ total_price }) => formatRupees(total_price, { decimals: 'always' }),
  },
  { header: words.status, cell: (order) => <OrderStatus order={order} /> },
]

const inStore = { timeZone: region.timeZone } as const
const day = new Intl.DateTimeFormat(locale, { ...inStore, dateStyle: 'medium' })
const hour = new Intl.DateTimeFormat(locale, { ...inStore, timeStyle: 'short' })
