import { DocumentList } from '#accounting/documents/shop/order-documents.tsx'
import type { PaymentState } from '#ordering/checkout/contract.ts'
import { PaymentProgress } from '#ordering/checkout/shop/payment/payment-progress.tsx'
import { DeliveryDetails, withUnitsToCome } from '#ordering/orders/shop/order-delivery.tsx'
import { DeliveryLine, ProductLine } from '#ordering/orders/shop/order-products.tsx'
import { OrderStatus } from '#ordering/orders/shop/order-status.tsx'
import * as orderWords from '#ordering/orders/words/en.ts'
import { RefundList } from '#payments/refunds/shop/order-refunds.tsx'
import { AddressLines } from '#people/addresses/shop/address-lines.tsx'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { formatRupees } from '#values/money/money.ts'
import type { LinkedOrder } from '../contract.ts'
import * as words from '../words/en.ts'
import { GuestData } from './guest-data.tsx'
import { useGuestPayment } from './use-guest-payment.ts'

type Props = {
  linked: LinkedOrder
  linkKey: string
  /** The order must be loaded again. */
  onChanged: () => Promise<unknown>
}

/** A guest's order: its payment, lines, address, parcels, refunds and documents; then an account and the guest's data. */
export const GuestOrder = ({ linked, linkKey, onChanged }: Props) => {
  const { order, items, payment, delivery, refunds, documents } = linked
  return (
    <>
      <div className="grid gap-2">
        <h1>{words.orderNumber({ id: order.id })}</h1>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <OrderStatus order={order} />
          <span className="font-semibold tabular-nums">
            {formatRupees(order.total_price, { decimals: 'always' })}
          </span>
        </p>
        <LinkHint state={payment.state} />
      </div>
      <GuestPayment linked={linked} linkKey={linkKey} onChanged={onChanged} />
      <Card className="px-5 py-5 sm:px-6">
        <ul className="flex flex-col gap-3">
          {items.map((item) => (
            <ProductLine key={item.id} item={item} />
          ))}
          <DeliveryLine order={order} />
        </ul>
        <RefundList refunds={refunds} orderId={order.id} />
        <DocumentList
          documents={documents}
          orderId={order.id}
          folder={`/api/guest-orders/${linkKey}/documents`}
        />
        <DeliveryDetails {...withUnitsToCome(order, delivery, items)} />
        <TextLink to="/help" className="mt-4">
          {orderWords.helpWithOrder}
        </TextLink>
      </Card>
      {order.address && (
        <Card className="px-5 py-5 sm:px-6">
          <h2 className="mb-2 text-lg">{words.address}</h2>
          <AddressLines address={order.address} />
        </Card>
      )}
      <AccountOffer />
      <GuestData linkKey={linkKey} onErased={onChanged} />
    </>
  )
}

/** Where to find this page again; nothing once the order was cancelled without a payment. */
function LinkHint({ state }: Pick<PaymentState, 'state'>) {
  if (state === 'cancelled') return null
  const isOpen = state === 'unpaid' || state === 'confirming'
  return <p className="text-sm text-ink-soft">{isOpen ? words.keepLink : words.linkInEmails}</p>
}

/** The state of the payment, and to pay or cancel while it is open. */
function GuestPayment({ linked: { payment: money }, linkKey, onChanged }: Props) {
  const payment = useGuestPayment(async (_, outcome) => {
    if (outcome === 'dismissed') toast.error(words.cancelled, { seconds: 3 })
    await onChanged()
  })
  const isBusy = payment.stage !== 'idle'
  return (
    <Card className="px-5 py-5 sm:px-6">
      <p role="status">{money.message}</p>
      {money.state === 'unpaid' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button busy={isBusy} onClick={() => void payment.pay(async () => linkKey)}>
            {words.payNow}
          </Button>
          {!isBusy && (
            <Button variant="quiet" onClick={() => void payment.cancel(linkKey)}>
              {words.cancelOrder}
            </Button>
          )}
        </div>
      )}
      {money.state === 'confirming' && (
        <Button variant="secondary" className="mt-4" onClick={() => void onChanged()}>
          {words.checkAgain}
        </Button>
      )}
      <PaymentProgress stage={payment.stage} refused={payment.refused} />
    </Card>
  )
}

/** Only for somebody who is not logged in. */
function AccountOffer() {
  const { user } = useVisitor()
  if (user !== null) return null
  return (
    <section className="rounded-card bg-tint-leaf px-5 py-5 sm:px-6">
      <h2 className="mb-2 text-lg">{words.accountOffer}</h2>
      <p className="mb-4">{words.accountHint}</p>
      <ButtonLink to="/register" variant="secondary">
        {words.createAccount}
      </ButtonLink>
    </section>
  )
}
