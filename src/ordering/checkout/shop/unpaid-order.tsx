import { useFocusMainWhenGone } from '#browser/focus-main.ts'
import { useNavigation } from '#browser/router/hooks.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../words/en.ts'
import type { Unpaid } from './load-checkout.ts'
import type { Payment } from './payment/use-payment.ts'

type UnpaidOrderProps = {
  unpaid: Unpaid
  /** It is of what is in the cart now, so the page's own button goes on with it. */
  goesOn: boolean
  /** How it differs from what stands on this page, if it does. */
  note: string | null
  payment: Payment
}

/** What a shopper who comes back finds of the payment they began: here, in another tab, after a reload. */
export function UnpaidOrder(props: UnpaidOrderProps) {
  const { order } = props.unpaid
  useFocusMainWhenGone()
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
      {/* While it is paid or given up the page says what happens; that it is not paid yet would contradict that. */}
      {props.payment.stage === 'idle' && <Standing {...props} />}
    </section>
  )
}

/** How its money stands, and what can be done about it. */
function Standing({ unpaid: { order, payment: money }, goesOn, note, payment }: UnpaidOrderProps) {
  // Another address is on its way here: nobody pays for what goes to the one before.
  const isMoving = useNavigation().state !== 'idle'
  const isConfirming = money.state === 'confirming'
  return (
    <>
      <p className="mt-1">{money.message}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {isConfirming && <TextLink to={`/orders/${order.id}/payment`}>{words.followPayment}</TextLink>}
        {!isConfirming && !goesOn && (
          <Button
            variant="secondary"
            disabled={isMoving}
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
