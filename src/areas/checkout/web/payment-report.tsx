import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Undo from 'lucide-react/icons/undo-2'
import { useEffect } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { refreshVisitor, useVisitor } from '../../cart/web/visitor.ts'
import type { PaymentState } from '../contract.ts'
import { ordersPath } from './orders-path.ts'
import { PaymentFacts } from './payment-facts.tsx'
import { usePaymentState } from './use-payment-state.ts'

const pending = 'bg-tint-turmeric text-turmeric-dark'
const looks = {
  unpaid: { heading: 'Not paid yet', icon: Clock, look: pending },
  confirming: { heading: 'Your bank is still confirming', icon: Clock, look: pending },
  received: { heading: 'Payment received', icon: CircleCheck, look: 'bg-tint-success text-success' },
  returning: { heading: 'Your money is on its way back', icon: Undo, look: pending },
  returned: { heading: 'Your money was returned', icon: Undo, look: 'bg-tint-success text-success' },
  cancelled: { heading: 'Order cancelled', icon: CircleX, look: 'bg-tint-danger text-danger' },
}

/** What has become of the money, in plain words, followed until it is settled. */
export function PaymentReport({ first }: { first: PaymentState }) {
  const { payment, waiting, silent, askAgain } = usePaymentState(first)
  const { heading, icon: Icon, look } = looks[payment.state]
  const isReceived = payment.state === 'received'
  useEffect(() => {
    if (isReceived) void refreshVisitor()
  }, [isReceived])
  return (
    <div className="flex flex-col items-center text-center">
      <span className={`mb-6 grid size-20 place-items-center rounded-full ${look}`}>
        <Icon className="size-10" strokeWidth={1.5} />
      </span>
      <div role="status">
        <h1>{heading}</h1>
        <p className="mt-3 text-ink-soft">{payment.message}</p>
      </div>
      {payment.state in open && (
        <div className="mt-5 flex min-h-11 items-center gap-3 text-sm text-ink-soft">
          {waiting ? (
            <Waiting silent={silent} />
          ) : (
            <Button variant="secondary" onClick={askAgain}>
              Check again
            </Button>
          )}
        </div>
      )}
      <Card className="mt-7 w-full px-5 py-5 text-left sm:px-7">
        <PaymentFacts payment={payment} />
      </Card>
      <Onward state={payment.state} />
    </div>
  )
}

const open = { unpaid: true, confirming: true }

const Waiting = ({ silent }: { silent: boolean }) => (
  <>
    <Spinner />
    <span>
      {silent
        ? 'No answer just now. We keep asking.'
        : 'We keep asking and tell you here. You may close this page; nothing is lost.'}
    </span>
  </>
)

function Onward({ state }: { state: PaymentState['state'] }) {
  const { user } = useVisitor()
  return (
    <div className="mt-7 flex w-full flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">
      {state === 'unpaid' && <ButtonLink to="/checkout">Continue payment</ButtonLink>}
      {state === 'cancelled' && <ButtonLink to="/cart">Back to cart</ButtonLink>}
      <ButtonLink to={ordersPath(user)} variant={state === 'received' ? 'primary' : 'secondary'}>
        View Orders
      </ButtonLink>
      <ButtonLink to="/" variant="secondary">
        Continue Shopping
      </ButtonLink>
    </div>
  )
}
