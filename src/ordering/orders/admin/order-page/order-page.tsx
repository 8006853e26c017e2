import { useState } from 'react'
import { OrderDocuments } from '#accounting/documents/shop/order-documents.tsx'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OrderNumber } from '#backoffice/ui/admin/formatting/order-number.tsx'
import { IfMay, useRights } from '#backoffice/ui/admin/rights.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { OrderBookings } from '#fulfilment/couriers/admin/order-bookings.tsx'
import * as words from '#fulfilment/shipments/words/office/en.ts'
import { CashPanel } from '#ordering/cash-on-delivery/admin/cash-panel.tsx'
import { DiscountPanel } from '#ordering/discounts/admin/discount-panel.tsx'
import { PackTogether } from '#ordering/order-changes/admin/pack-together.tsx'
import { PaymentLinkPanel } from '#ordering/phone-orders/admin/payment-link-panel.tsx'
import { OrderReturnsPanel } from '#ordering/returns/admin/order-returns-panel.tsx'
import { RefundPanel } from '#payments/refunds/admin/refund-panel.tsx'
import { EraseGuest } from '#people/privacy/admin/erase-guest.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { Order, orderEndpoints } from '../../contract.ts'
import { OrderStatus } from '../../shop/order-status.tsx'
import { noSuchOrder } from '../../words/en.ts'
import { guest, nameless } from '../../words/office/en.ts'
import { OrderDetails } from '../order-details.tsx'
import { OrderActions } from './order-actions.tsx'
import type { OrderPanelProps } from './panel-props.ts'
import { Shipments } from './shipments.tsx'
import { Timeline } from './timeline.tsx'
import { WriteNote } from './write-note.tsx'

/** One order: status, next steps and history. */
export function OrderPage({ id }: { id: number }) {
  const {
    data: order,
    failed,
    loading,
    reload,
    change,
  } = useApiQuery(`order-${id}`, (signal) =>
    callApi<typeof orderEndpoints>()('GET /orders/{id}', { params: { id }, signal }),
  )
  const [revision, setRevision] = useState(0)
  const onChanged = (now?: Order) => {
    now ? change(() => now) : reload()
    setRevision((was) => was + 1)
  }
  return (
    <div className="max-w-5xl">
      <TextLink to={sectionUrl('orders')}>{words.allOrders}</TextLink>
      {failed && failed.status === 404 && <EmptyState sentence={noSuchOrder} />}
      {failed && failed.status !== 404 && (
        <ErrorState sentence={words.orderNotLoaded} onRetry={reload} busy={loading} />
      )}
      {!order && !failed && <SkeletonLines words={words.loadingOrder} count={6} />}
      {order && !failed && <Panels order={order} revision={revision} onChanged={onChanged} />}
    </div>
  )
}

/** The panels of the page, one line each. */
const Panels = (panel: OrderPanelProps) => (
  <div className="grid gap-8">
    <OrderHeader order={panel.order} />
    <PackTogether orders={panel.order.together ?? []} />
    <CashPanel {...panel} />
    <IfMay right="orders:take">
      <PaymentLinkPanel {...panel} />
    </IfMay>
    <OrderActions {...panel} />
    <OrderDetails order={panel.order} onOutdated={() => panel.onChanged()} />
    <IfMay right="discounts:write">
      <DiscountPanel {...panel} />
    </IfMay>
    <Shipments {...panel} />
    <IfMay right="orders:pack">
      <OrderBookings orderId={panel.order.id} revision={panel.revision} />
    </IfMay>
    <IfMay right="money:read">
      <RefundPanel orderId={panel.order.id} refreshKey={panel.revision} onChanged={() => panel.onChanged()} />
    </IfMay>
    <OrderReturnsPanel order={panel.order} revision={panel.revision} onChanged={() => panel.onChanged()} />
    <IfMay right="documents:read">
      <OrderDocuments key={panel.revision} orderId={panel.order.id} />
    </IfMay>
    <IfMay right="orders:write">
      <WriteNote {...panel} />
    </IfMay>
    <Timeline {...panel} />
    {hasGuestData(panel.order) && (
      <IfMay right="customers:write">
        <EraseGuest orderId={panel.order.id} onErased={() => panel.onChanged()} />
      </IfMay>
    )}
  </div>
)

/** Whether it is the order of a guest whose phone number and e-mail address have not been deleted. */
const hasGuestData = ({ User }: Order) => User.id === null && User.phone !== ''

/** The buyer's name, with a link to the customer page; a guest has none. */
function Buyer({ id, name }: Order['User']) {
  const { may } = useRights()
  if (id !== null && !may('customers:read')) return <span>{name || nameless}</span>
  return id === null ? (
    <span>
      {name || nameless} <span className="text-sm">({guest})</span>
    </span>
  ) : (
    <TextLink to={sectionUrl('users', { customer: String(id) })}>{name || nameless}</TextLink>
  )
}

const OrderHeader = ({ order }: { order: Order }) => (
  <div className="grid gap-1">
    <h2 className="text-2xl">{words.orderNumber({ id: order.id })}</h2>
    <p className="flex flex-wrap items-baseline gap-x-4 wrap-anywhere text-ink-soft">
      <Buyer {...order.User} />
      <a href={`tel:+91${order.User.phone}`} className={callStyles}>
        {order.User.phone}
      </a>
      <span>{words.placedAt({ moment: formatTimestamp(order.createdAt) })}</span>
    </p>
    <p className="flex flex-wrap items-baseline gap-x-4">
      <OrderStatus order={order} />
      {order.replaces !== null && <OrderNumber id={order.replaces} />}
      <span className="font-semibold tabular-nums">
        {formatRupees(order.total_price, { decimals: 'always' })}
      </span>
    </p>
  </div>
)

const callStyles = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'
