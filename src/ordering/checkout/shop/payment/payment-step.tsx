import { useNavigation } from '#browser/router/hooks.ts'
import type { Cart } from '#ordering/cart/contract.ts'
import * as cashWords from '#ordering/cash-on-delivery/words/en.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import * as words from '../../words/en.ts'
import type { PendingOrderWithPayment } from '../load-checkout.ts'
import { paymentPath } from '../order-paths.ts'
import { PayButton } from './pay-button.tsx'
import { PaymentProgress } from './payment-progress.tsx'
import type { Payment } from './use-payment.ts'

type PaymentStepProps = {
  cart: Cart
  /** The displayed total in rupees. */
  total: number
  /** The discount in rupees that a new order would not keep, as the page says; 0 if none. */
  lostDiscount: number
  /** Why the cart cannot be ordered, as far as the page knows. */
  problem: string | null
  /** The pending order of exactly this cart. */
  orderToContinue: PendingOrderWithPayment | null
  /** An earlier payment waits for the bank's confirmation, so that paying again could charge the customer twice. */
  isConfirming: boolean
  /** The order will be paid on delivery, so no payment window opens. */
  inCash: boolean
  payment: Payment
}

/** The button to pay or, for cash on delivery, to place the order, with the progress of the payment. */
export function PaymentStep({
  cart,
  total,
  lostDiscount,
  problem,
  orderToContinue,
  isConfirming,
  inCash,
  payment,
}: PaymentStepProps) {
  const placeOrder = inCash ? payment.orderInCash : payment.payCart
  // While another address is loading, paying is disabled because the order would still go to the old one.
  const isNavigating = useNavigation().state !== 'idle'
  if (isConfirming) return null
  return (
    <>
      {payment.stage === 'unchecked' ? (
        <ButtonLink wide to={paymentPath(payment.unchecked)}>
          {words.followPayment}
        </ButtonLink>
      ) : orderToContinue && !inCash ? (
        <PayButton
          label={words.continuePayment}
          total={total}
          problem={problem}
          busy={payment.stage !== 'idle'}
          disabled={isNavigating}
          onClick={() => void payment.continuePayment(orderToContinue.order.id)}
        />
      ) : (
        <PayButton
          label={inCash ? cashWords.placeOrder : words.proceed}
          total={total}
          problem={problem}
          busy={payment.stage !== 'idle'}
          disabled={isNavigating}
          onClick={() => void placeOrder(cart, { total, lostDiscount })}
        />
      )}
      <PaymentProgress stage={payment.stage} refused={payment.refused} />
      {payment.stage === 'idle' && (
        <ButtonLink to="/cart" variant="quiet" wide className="mt-2">
          {words.backToCart}
        </ButtonLink>
      )}
    </>
  )
}
