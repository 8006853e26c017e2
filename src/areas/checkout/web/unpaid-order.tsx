import { Button } from '../../../ui/button.tsx'
import { useFocusMainWhenGone } from '../../../ui/focus-main.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { formatRupees } from '../../../values/money.ts'
import type { Unpaid } from './load-checkout.ts'
import type { Payment } from './use-payment.ts'

type UnpaidOrderProps = {
  unpaid: Unpaid
  /** It is of what is in the cart now, so the page's own button goes on with it. */
  isOfCart: boolean
  payment: Payment
}

/** What a shopper who comes back finds of the payment they began: here, in another tab, after a reload. */
export function UnpaidOrder({ unpaid: { order, payment: money }, isOfCart, payment }: UnpaidOrderProps) {
  const busy = payment.stage !== 'idle'
  useFocusMainWhenGone()
  return (
    <section
      aria-label="Unpaid order"
      className="rounded-card border border-turmeric bg-tint-turmeric px-5 py-5 sm:px-6"
    >
      <h2 className="text-lg">
        Order {order.id} of {formatRupees(order.total_price, { decimals: 'always' })} waits for its payment
      </h2>
      <p className="mt-1">{money.message}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {money.state === 'confirming' ? (
          <TextLink to={`/orders/${order.id}/payment`}>Follow this payment</TextLink>
        ) : (
          <>
            {!isOfCart && (
              <Button
                variant="secondary"
                disabled={busy}
                onClick={() => void payment.continuePayment(order.id)}
              >
                Continue payment
              </Button>
            )}
            <Button variant="quiet" disabled={busy} onClick={() => void payment.cancel(order.id)}>
              Cancel order
            </Button>
          </>
        )}
      </div>
      {!isOfCart && money.state === 'unpaid' && (
        <p className="mt-3 text-sm">Your cart has changed since. Ordering it replaces this order.</p>
      )}
    </section>
  )
}
