import { lazy, Suspense } from 'react'
import { DocumentList } from '#accounting/documents/shop/order-documents.tsx'
import OrderUpdates from '#operations/push/shop/order-updates.tsx'
import { isCancelled, isDelivered, isToPack } from '#ordering/orders/rules/order-state.ts'
import { dayOf, OrderProgressLine } from '#ordering/orders/shop/order-progress-line.tsx'
import { ShareOrder } from '#ordering/orders/shop/share-order.tsx'
import { RefundList } from '#payments/refunds/shop/order-refunds.tsx'
import InstallHint from '#shopfront/install/shop/install-hint.tsx'
import { Card } from '#ui/elements/card.tsx'
import type { OrderPage } from '../contract.ts'
import * as words from '../words/en.ts'
import { LinkReader } from './link-reader.tsx'
import { documentsFolder, isOpen, type OrderViewProps } from './order-access.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrdersTogether } from './orders-together.tsx'

const OrderReviews = lazy(() => import('#catalogue/reviews/shop/order-reviews.tsx'))
const OrderReturns = lazy(() => import('#ordering/returns/shop/order-returns.tsx'))

const padding = 'px-5 py-5 sm:px-6'

/** An order for its customer, a guest or whoever has its link: what it is, where it is, and what can be done with it. */
export function OrderView(props: OrderViewProps) {
  const { page, access } = props
  const { order, items, payment, refunds, documents } = page
  return (
    <>
      <header className="mb-6 grid gap-1">
        <h1>{words.title({ id: order.id })}</h1>
        <p className="text-lg">
          <OrderProgressLine order={order} />
        </p>
        <p className="text-sm text-ink-soft">{words.orderedOn({ day: dayOf(order.createdAt) })}</p>
        {page.by_guest && payment.state !== 'cancelled' && (
          <p className="text-sm text-ink-soft">{linkHint(page)}</p>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
        <div className="grid min-w-0 gap-6">
          {isOpen(payment.state) && <OrderPayment {...props} />}
          <Card className={padding}>
            <OrderTimeline page={page} />
          </Card>
          <Card className={padding}>
            <OrderLines page={page} />
            <OrdersTogether orders={page.together} />
            <RefundList refunds={refunds} orderId={order.id} />
            {order.paid_at && !isCancelled(order) && <ShareOrder items={items} />}
          </Card>
          <Suspense>{hasArrived(page) && <OrderReviews access={access} />}</Suspense>
          <Suspense>{hasArrived(page) && <OrderReturns access={access} />}</Suspense>
        </div>
        <div className="grid min-w-0 gap-6">
          <OrderActions {...props} />
          {isToPack(order) && <OrderUpdates orderKey={access.by === 'link' ? access.key : undefined} />}
          <OrderAddress {...props} />
          {!isOpen(payment.state) && <OrderPayment {...props} />}
          {documents.length > 0 && (
            <Card className={`${padding} [&>section]:mt-0`}>
              <DocumentList documents={documents} orderId={order.id} folder={documentsFolder(access)} />
            </Card>
          )}
          {access.by === 'link' && <LinkReader {...props} linkKey={access.key} />}
          <InstallHint />
        </div>
      </div>
    </>
  )
}

/** Where else the guest finds the link to the page. */
function linkHint({ has_email, payment }: OrderPage) {
  if (!has_email) return words.keepLinkOnly
  return isOpen(payment.state) ? words.keepLink : words.linkInEmails
}

/** Something of it was delivered, so that it can be reviewed. */
const hasArrived = ({ order, delivery }: OrderPage) =>
  isDelivered(order) || delivery.parcels.some(({ delivered_at }) => delivered_at !== null)
