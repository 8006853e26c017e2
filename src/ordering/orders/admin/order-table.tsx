import { OrderNumber } from '#backoffice/ui/admin/formatting/order-number.tsx'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { SelectOrder } from '#fulfilment/shipments/admin/steps/select-order.tsx'
import type { Selection } from '#fulfilment/shipments/admin/steps/use-selection.ts'
import * as parcelWords from '#fulfilment/shipments/words/office/en.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { type Column, Table } from '#ui/elements/table.tsx'
import { formatRupees } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { locale } from '#words/page/en.ts'
import type { Order } from '../contract.ts'
import { isToPack, shipmentState } from '../rules/order-state.ts'
import { OrderStatus } from '../shop/order-status.tsx'
import * as words from '../words/office/en.ts'
import { DeliverButton } from './deliver-button.tsx'
import { NextStep } from './next-step.tsx'
import { OrderDetails } from './order-details.tsx'
import { ReleaseReservation } from './release-reservation.tsx'
import { UndoStep } from './undo-step.tsx'
import { useOpenOrders } from './use-order-query.ts'

type Props = {
  orders: Order[]
  selection: Selection
  /** Replaces one changed order in the list. */
  onChanged: (order: Order) => void
  /** The list is outdated and must be loaded again. */
  onOutdated: () => void
}

/** A page of orders; a row expands to its lines and address. */
export function OrderTable({ orders, selection, onChanged, onOutdated }: Props) {
  const { may } = useRights()
  const [opened, setOpened] = useOpenOrders()
  const steps = (order: Order) => ({
    deliver: <DeliverButton order={order} isInTable onDelivered={onChanged} onOutdated={onOutdated} />,
    others: (
      <>
        <ReleaseReservation order={order} onReleased={onChanged} onOutdated={onOutdated} />
        <UndoStep order={order} onUndone={onChanged} onOutdated={onOutdated} />
      </>
    ),
  })
  const delivery: Column<Order> = {
    header: words.delivery,
    compact: 'max-sm:col-start-4 max-sm:row-span-2 max-sm:row-start-1',
    cell: (order) => {
      const { deliver, others } = steps(order)
      return (
        <span className="flex flex-wrap items-center justify-end gap-1 max-sm:max-w-28 sm:justify-start">
          <NextStep order={order} onChanged={onChanged} onOutdated={onOutdated} />
          <span className={classNames(!isOnItsWay(order) && 'max-sm:hidden')}>{deliver}</span>
          <span className="contents max-sm:hidden">{others}</span>
        </span>
      )
    },
  }
  const select: Column<Order> = {
    header: parcelWords.select,
    compact: 'max-sm:row-span-2 max-sm:row-start-1',
    cell: (order) => <SelectOrder order={order} listed={orders} selection={selection} />,
  }
  /** On a phone the row shows only the next step; the expanded row has the other actions. */
  const details = (order: Order) => {
    const { deliver, others } = steps(order)
    return (
      <>
        <OrderDetails order={order} onOutdated={onOutdated} />
        <div className="mt-4 flex flex-wrap gap-2 sm:hidden">
          {!isOnItsWay(order) && deliver}
          {others}
        </div>
      </>
    )
  }
  return (
    <Table
      caption={words.title}
      columns={[...(may('orders:pack', 'orders:deliver') ? [select] : []), ...columns, delivery]}
      rows={orders}
      keyOf={({ id }) => id}
      details={details}
      compact
      detailsName={({ id }) => words.itemsOf({ id })}
      opened={opened}
      onOpened={setOpened}
    />
  )
}

const isOnItsWay = (order: Order) =>
  isToPack(order) && order.parcel === shipmentState.dispatched && order.rest === 0

const columns: Column<Order>[] = [
  {
    header: words.order,
    compact: 'max-sm:col-start-2 max-sm:row-start-1 max-sm:[&_a]:min-h-8',
    cell: ({ id, createdAt }) => (
      <span>
        <OrderNumber id={id} />
        <time dateTime={createdAt} className="block text-sm text-ink-soft max-sm:hidden">
          <span className="whitespace-nowrap">{day.format(new Date(createdAt))}</span>{' '}
          <span className="whitespace-nowrap">{hour.format(new Date(createdAt))}</span>
        </time>
      </span>
    ),
  },
  {
    header: words.customer,
    compact: 'max-sm:col-start-3 max-sm:row-start-1',
    cell: ({ User, items_count }) => (
      <span className="block min-w-0 sm:min-w-24 lg:min-w-36">
        <span className="block max-sm:truncate sm:wrap-anywhere">{User?.name || words.nameless}</span>
        <span className="text-sm whitespace-nowrap text-ink-soft max-sm:hidden">
          {User?.id === null && `${words.guest}, `}
          {words.items({ count: items_count })}
        </span>
      </span>
    ),
  },
  {
    header: words.total,
    compact: 'max-sm:col-start-2 max-sm:row-start-2',
    numeric: true,
    cell: ({ total_price, rest }) => (
      // On a phone the row has room for either the total or the partly-shipped note.
      <span className={classNames(rest > 0 && 'max-sm:hidden')}>
        {formatRupees(total_price, { decimals: 'always' })}
      </span>
    ),
  },
  {
    header: words.status,
    compact:
      'max-sm:col-start-3 max-sm:row-start-2 max-sm:truncate max-sm:has-[[data-partly]]:col-span-2 max-sm:has-[[data-partly]]:col-start-2 max-sm:[&_span.block]:ml-1 max-sm:[&_span.block]:inline',
    cell: (order) => (order.rest > 0 ? <PartlyShipped order={order} /> : <OrderStatus order={order} />),
  },
]

/** On a phone only this is shown: a partly shipped order is always paid. */
const PartlyShipped = ({ order }: { order: Order }) => (
  <>
    <span data-partly className="font-semibold text-leaf-dark sm:hidden">
      {parcelWords.steps.partlyDispatched}
    </span>
    <span className="max-sm:hidden">
      <OrderStatus order={order} />
    </span>
  </>
)

const inStore = { timeZone: region.timeZone } as const
const day = new Intl.DateTimeFormat(locale, { ...inStore, dateStyle: 'medium' })
const hour = new Intl.DateTimeFormat(locale, { ...inStore, timeStyle: 'short' })
