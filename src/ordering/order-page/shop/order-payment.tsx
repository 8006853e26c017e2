import { PaymentProgress } from '#ordering/checkout/shop/payment/payment-progress.tsx'
import { useOrderPayment } from '#ordering/checkout/shop/payment/use-order-payment.ts'
import { paymentMethod } from '#ordering/orders/rules/order-state.ts'
import { refreshVisitor } from '#people/sessions/shop/visitor.ts'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { formatRupees } from '#values/money/money.ts'
import type { OrderPage } from '../contract.ts'
import * as words from '../words/en.ts'
import type { OrderViewProps } from './order-access.ts'
import { accessKey, callsOf } from './order-access.ts'

/** The state of the payment, how it was paid, and while it is open to pay or to cancel the order. */
export function OrderPayment({ page, access, onChanged }: OrderViewProps) {
  const { payment: money } = page
  const key = accessKey(access)
  const payment = useOrderPayment(callsOf(access), async (_, outcome) => {
    if (outcome === 'dismissed') toast.error(words.cancelled, { seconds: 3 })
    await onChanged()
    // The order's cart was emptied when it was paid, and comes back when it is cancelled.
    await refreshVisitor()
  })
  const isBusy = payment.stage !== 'idle'
  return (
    <Card className="px-5 py-5 sm:px-6">
      <h2 className="mb-2 text-lg">{words.payment}</h2>
      <p role="status">{money.message}</p>
      {money.state === 'unpaid' && page.pay_by && (
        <p className="mt-2">{words.payBy({ moment: page.pay_by })}</p>
      )}
      <PaymentFacts page={page} />
      {money.state === 'unpaid' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button busy={isBusy} onClick={() => void payment.pay(async () => key)}>
            {words.payNow({ amount: formatRupees(money.total_price) })}
          </Button>
          {!isBusy && (
            <Button variant="quiet" onClick={() => void payment.cancel(key)}>
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

function PaymentFacts({ page: { order, payment, paid_by } }: { page: OrderPage }) {
  const inCash = order.payment_method === paymentMethod.cashOnDelivery
  const method = paid_by ? (words.paymentMethods[paid_by] ?? paid_by) : inCash ? words.cashOnDelivery : null
  // A payment to the shop itself has no number by which anybody would find it.
  const reference = order.payment_method === paymentMethod.online ? payment.payment_id : null
  if (!method && !reference) return null
  return (
    <dl className="mt-3 grid gap-1 text-sm">
      {method && <Fact name={words.paidBy} value={method} />}
      {reference && <Fact name={words.paymentReference} value={reference} />}
    </dl>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{value}</dd>
  </div>
)
