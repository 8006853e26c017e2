import { useEffect } from 'react'
import { refreshVisitor, useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { CircleCheckIcon, CircleXIcon, ClockIcon, UndoIcon } from '#ui/elements/lazy-icons.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import type { PaymentState } from '../../contract.ts'
import * as checkoutWords from '../../words/en.ts'
import * as words from '../../words/payment/en.ts'
import { ordersPath } from '../order-paths.ts'
import { PaymentDetails } from './payment-details.tsx'
import { usePaymentState } from './use-payment-state.ts'

const pending = 'bg-tint-turmeric text-turmeric-dark'
const success = 'bg-tint-success text-success'
const stateStyles = {
  unpaid: { icon: ClockIcon, styles: pending },
  confirming: { icon: ClockIcon, styles: pending },
  received: { icon: CircleCheckIcon, styles: success },
  returning: { icon: UndoIcon, styles: pending },
  returned: { icon: UndoIcon, styles: success },
  cancelled: { icon: CircleXIcon, styles: 'bg-tint-danger text-danger' },
  handed_over: { icon: CircleCheckIcon, styles: success },
  due_on_delivery: { icon: CircleCheckIcon, styles: success },
  nothing_due: { icon: CircleCheckIcon, styles: success },
}

/** The payment state in plain words, polled until it is settled. */
export function PaymentTracker({ initial }: { initial: PaymentState }) {
  const { payment, waiting, failed, pollAgain } = usePaymentState(initial)
  const { icon: Icon, styles } = stateStyles[payment.state]
  const isReceived = payment.state === 'received'
  useEffect(() => {
    if (isReceived) void refreshVisitor()
  }, [isReceived])
  return (
    <div className="flex flex-col items-center text-center">
      <span className={`mb-6 grid size-20 place-items-center rounded-full ${styles}`}>
        <Icon className="size-10" strokeWidth={1.5} />
      </span>
      <div role="status">
        <h1>{words.headings[payment.state]}</h1>
        <p className="mt-3 text-ink-soft">{payment.message}</p>
      </div>
      {payment.state in openStates && (
        <div className="mt-5 flex min-h-11 items-center gap-3 text-sm text-ink-soft">
          {waiting ? (
            <Waiting failed={failed} />
          ) : (
            <Button variant="secondary" onClick={pollAgain}>
              {words.checkAgain}
            </Button>
          )}
        </div>
      )}
      <Card className="mt-7 w-full px-5 py-5 text-left sm:px-7">
        <PaymentDetails payment={payment} />
      </Card>
      <NextLinks state={payment.state} />
    </div>
  )
}

const openStates = { unpaid: true, confirming: true }

const Waiting = ({ failed }: { failed: boolean }) => (
  <>
    <Spinner />
    <span>{failed ? words.noAnswer : words.keepAsking}</span>
  </>
)

function NextLinks({ state }: { state: PaymentState['state'] }) {
  const { user } = useVisitor()
  return (
    <div className="mt-7 flex w-full flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">
      {state === 'unpaid' && <ButtonLink to="/checkout">{checkoutWords.continuePayment}</ButtonLink>}
      {state === 'cancelled' && <ButtonLink to="/cart">{checkoutWords.backToCart}</ButtonLink>}
      <ButtonLink to={ordersPath(user)} variant={state === 'received' ? 'primary' : 'secondary'}>
        {checkoutWords.viewOrders}
      </ButtonLink>
      <ButtonLink to="/" variant="secondary">
        {checkoutWords.continueShopping}
      </ButtonLink>
    </div>
  )
}
