import { useState } from 'react'
import type { ListPage } from '#browser/call-api.ts'
import { CashOrderNote } from '#ordering/cash-on-delivery/shop/cash-order-note.tsx'
import { useShowFailure } from '#people/sessions/shop/use-show-failure.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { type Column, Table } from '#ui/elements/table.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { formatRupees } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { ListedOrder, Order } from '../contract.ts'
import { isAwaitingPayment, isDelivered } from '../rules/order-state.ts'
import * as words from '../words/en.ts'
import * as progressWords from '../words/progress/en.ts'
import { OrderCard } from './order-card.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderPictures } from './order-pictures.tsx'
import { OrderProducts } from './order-products.tsx'
import { NextStep } from './order-progress-line.tsx'
import { OrderStatus } from './order-status.tsx'

type OrderListProps = {
  first: ListPage<ListedOrder>
  /** The order that a link names: expanded, and listed first if it is not on the first page. */
  requested: Order | null
  fetchMore: (cursor: string) => Promise<ListPage<ListedOrder>>
}

/** The orders as a table on a desktop and as cards on a phone; a row expands to its products. */
export function OrderList({ first, requested, fetchMore }: OrderListProps) {
  const { next, total, busy, showMore, ...pages } = usePages(first, fetchMore)
  const [opened, setOpened] = useState<readonly (string | number)[]>(requested ? [requested.id] : [])
  const items = withRequested(pages.items, requested, first)
  if (items.length === 0) {
    return (
      <EmptyState sentence={words.none}>
        <ButtonLink to="/categories">{words.startShopping}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <Table
        caption={words.title}
        columns={columns}
        rows={items.map((order, at) => ({ ...order, number: at + 1 }))}
        keyOf={({ id }) => id}
        card={(order) => <OrderCard order={order} />}
        details={(order) => (
          <>
            <CashOrderNote order={order} />
            <OrderProducts order={order} />
            <OrderDelivery order={order} />
            <p className="mt-4 flex flex-wrap gap-x-6">
              <TextLink to={`/orders/${order.id}`}>{progressWords.viewOrder}</TextLink>
              <TextLink to={`/help/order/${order.id}`}>{words.helpWithOrder}</TextLink>
            </p>
          </>
        )}
        detailsName={({ id }) => words.productsOf({ id })}
        opened={opened}
        onOpened={setOpened}
      />
      <div className="mt-6 flex flex-col items-center gap-3">
        <p role="status" className="text-sm text-ink-soft">
          {next && words.countOf({ shown: items.length, total })}
        </p>
        {next && (
          <Button variant="secondary" busy={busy} onClick={showMore}>
            {words.showMore}
          </Button>
        )}
      </div>
    </>
  )
}

/** The requested order comes first if it is not on the first page, and is not repeated on a later page. */
function withRequested(
  items: ListedOrder[],
  requested: Order | null,
  first: ListPage<ListedOrder>,
): ListedOrder[] {
  if (!requested || first.items.some(({ id }) => id === requested.id)) return items
  return [requested, ...items.filter(({ id }) => id !== requested.id)]
}

const columns: Column<ListedOrder & { number: number }>[] = [
  { header: words.serialNumber, cell: ({ number }) => number },
  { header: words.orderNumber, cell: (order) => <NumberAndPictures order={order} /> },
  { header: words.name, cell: ({ User }) => <Name>{User?.name || words.nameless}</Name> },
  {
    header: words.price,
    numeric: true,
    inCard: true,
    cell: ({ total_price }) => formatRupees(total_price, { decimals: 'always' }),
  },
  { header: words.status, inCard: true, cell: (order) => <Status {...order} /> },
  { header: words.orderDate, cell: ({ createdAt }) => <OrderDate createdAt={createdAt} /> },
]

/** Wide enough for most names, so that only a longer word is broken. */
const Name = ({ children }: { children: string }) => (
  <span className="block wrap-anywhere sm:min-w-32 lg:min-w-40">{children}</span>
)

const OrderDate = ({ createdAt }: Pick<Order, 'createdAt'>) => (
  <span className="whitespace-nowrap">{calendarDay(new Date(createdAt), region.timeZone)}</span>
)

/** The number leads to the order's page; the pictures say which one it was. */
const NumberAndPictures = ({ order }: { order: ListedOrder }) => (
  <span className="grid justify-items-start gap-1">
    <TextLink to={`/orders/${order.id}`} aria-label={progressWords.orderNumber(order)}>
      {order.id}
    </TextLink>
    <OrderPictures order={order} small />
  </span>
)

/** An order whose payment is not settled links to its payment page. */
function Status(order: Order) {
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 sm:min-w-28 sm:justify-start">
      <OrderStatus order={order} />
      <NextStep order={order} />
      {isDelivered(order) && (
        <TextLink to={`/orders/${order.id}?rate=all`} className="text-sm max-sm:hidden">
          {progressWords.rateItems}
        </TextLink>
      )}
      {isAwaitingPayment(order) && (
        <TextLink to={`/orders/${order.id}/payment`} className="text-sm">
          {words.checkPayment}
        </TextLink>
      )}
    </span>
  )
}

/** The pages fetched so far as one list, and `showMore`, which fetches the next one or shows a message. */
function usePages(first: ListPage<ListedOrder>, fetchMore: OrderListProps['fetchMore']) {
  const showFailure = useShowFailure()
  const [more, setMore] = useState({ items: [] as ListedOrder[], next: first.next })
  const [busy, setBusy] = useState(false)
  const showMore = async () => {
    if (!more.next) return
    setBusy(true)
    try {
      const page = await fetchMore(more.next)
      setMore({ items: [...more.items, ...page.items], next: page.next })
    } catch (error) {
      showFailure(error, words.notLoaded)
    }
    setBusy(false)
  }
  return { items: [...first.items, ...more.items], next: more.next, total: first.total, busy, showMore }
}
