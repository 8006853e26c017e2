import { Button, ButtonLink } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Cart } from '../../cart/contract.ts'
import type { Unpaid } from './load-checkout.ts'
import { PaymentProgress } from './payment-progress.tsx'
import type { Payment } from './use-payment.ts'

type PaymentStepProps = {
  cart: Cart
  hasAddress: boolean
  /** The unpaid order of this very cart. */
  goesOnWith: Unpaid | null
  /** A bank is still about to say whether an earlier payment went through: nobody is to pay twice. */
  isConfirming: boolean
  payment: Payment
}

/** The one strong action of the checkout, and what is going on while it lasts. */
export function PaymentStep({ cart, hasAddress, goesOnWith, isConfirming, payment }: PaymentStepProps) {
  const proceed = () => {
    if (cart.cartItems.length === 0) toast.error('Your cart is empty.')
    else if (!hasAddress) toast.error('Please add a delivery address before you order.')
    else void payment.payCart(cart)
  }
  if (isConfirming) return null
  return (
    <>
      {goesOnWith ? (
        <Button
          wide
          busy={payment.stage !== 'idle'}
          onClick={() => void payment.continuePayment(goesOnWith.order.id)}
        >
          Continue payment
        </Button>
      ) : (
        <Button wide busy={payment.stage !== 'idle'} onClick={proceed}>
          Proceed to Checkout
        </Button>
      )}
      <PaymentProgress stage={payment.stage} refused={payment.refused} />
      {payment.stage === 'idle' && (
        <ButtonLink to="/cart" variant="quiet" wide className="mt-2">
          Back to cart
        </ButtonLink>
      )}
    </>
  )
}
