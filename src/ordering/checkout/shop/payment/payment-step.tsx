import { useNavigation } from '#browser/router/hooks.ts'
import type { Cart } from '#ordering/cart/contract.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../../words/en.ts'
import type { Unpaid } from '../load-checkout.ts'
import { paymentPage } from '../orders-path.ts'
import { PaymentProgress } from './payment-progress.tsx'
import type { Payment } from './use-payment.ts'

type PaymentStepProps = {
  cart: Cart
  /** What stands beside it, in rupees. */
  total: number
  hasAddress: boolean
  /** The unpaid order of this very cart. */
  goesOnWith: Unpaid | null
  /** A bank is still about to say whether an earlier payment went through: nobody is to pay twice. */
  isConfirming: boolean
  payment: Payment
}

/** The one strong action of the checkout, and what is going on while it lasts. */
export function PaymentStep({
  cart,
  total,
  hasAddress,
  goesOnWith,
  isConfirming,
  payment,
}: PaymentStepProps) {
  const proceed = () => {
    if (cart.cartItems.length === 0) toast.error(words.cartEmpty, { seconds: 3 })
    else if (!hasAddress) toast.error(words.addressMissing, { seconds: 3 })
    else void payment.payCart(cart, total)
  }
  // Another address is on its way here: nobody pays for what goes to the one before.
  const isMoving = useNavigation().state !== 'idle'
  if (isConfirming) return null
  return (
    <>
      {payment.stage === 'unchecked' ? (
        <ButtonLink wide to={paymentPage(payment.unchecked)}>
          {words.followPayment}
        </ButtonLink>
      ) : goesOnWith ? (
        <Button
          wide
          busy={payment.stage !== 'idle'}
          disabled={isMoving}
          onClick={() => void payment.continuePayment(goesOnWith.order.id)}
        >
          {words.continuePayment}
        </Button>
      ) : (
        <Button wide busy={payment.stage !== 'idle'} disabled={isMoving} onClick={proceed}>
          {words.proceed}
        </Button>
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
