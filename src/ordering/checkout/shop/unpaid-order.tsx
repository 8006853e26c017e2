import { useFocusMainOnUnmount } from '#browser/focus-main.ts'
import { useNavigation } from '#browser/router/hooks.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../words/en.ts'
import type { PendingOrderWithPayment } from './load-checkout.ts'
import type { Payment } from './payment/use-payment.ts'

type UnpaidOrderProps = {
  unpaid: PendingOrderWithPayment
  /** The order matches the cart, so the page's own button continues with it. */
  canContinue: boolean
  /** How the order differs from the page, if it does. */
  note: string | null
  payment: Payment
}

/** The pending order, shown to a shopper who returns to the checkout: after a reload, or from another tab. */
export function UnpaidOrder(props: UnpaidOrderProps) {
  const { order } = props.unpaid
  useFocusMainOnUnmount()
  return (
    <section
      aria-label={words.unpaidOrder}
      className="rounded-card border border-turmeric bg-tint-turmeric px-5 py-5 sm:px-6"
    >
      <h2 className="text-lg">
        {words.waitsForPayment({
          id: order.id,
          total: formatRupees(order.total_price, { decimals: 'always' }),
        })}
      </h2>
      {/* Hidden while the order is being paid or cancelled, because "not paid yet" would contradict the progress. */}
      {props.payment.stage === 'idle' && <PaymentActions {...props} />}
    </section>
  )
}

/** The payment state with the possible actions. */
function PaymentActions({ unpaid: { order, payment: money }, canContinue, note, payment }: UnpaidOrderProps) {
  // While another address is loading, paying is disabled because the order would still go to the old one.
  const isNavigating = useNavigation().state !== 'idle'
  const isConfirming = money.state === 'confirming'
  return (
    <>
      <p className="mt-1">{money.message}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {isConfirming && <TextLink to={`/orders/${order.id}/payment`}>{words.followPayment}</TextLink>}
        {!isConfirming && !canContinue && (
          <Button
            variant="secondary"
            disabled={isNavigating}
            onClick={() => void payment.continuePayment(order.id)}
          >
            {words.continuePayment}
          </Button>
        )}
        {!isConfirming && (
          <Button variant="quiet" onClick={() => void payment.cancel(order.id)}>
            {words.cancelOrder}
          </Button>
        )}
      </div>
      {note && money.state === 'unpaid' && <p className="mt-3 text-sm">{note}</p>}
    </>
  )
}
