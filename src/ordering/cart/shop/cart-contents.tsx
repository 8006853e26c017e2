import { useState } from 'react'
import { usePublicSettings } from '#browser/router/hooks.ts'
import { usePreloadedPage } from '#browser/router/use-preloaded-page.ts'
import { CouponBox } from '#ordering/coupons/shop/coupon-box.tsx'
import { useCartCoupons } from '#ordering/coupons/shop/use-cart-coupons.ts'
import type { DeliveryEstimate } from '#ordering/delivery/contract.ts'
import { DeliveryCheck } from '#ordering/delivery/shop/delivery-check.tsx'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { BagIcon } from '#ui/elements/icons.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { Cart, CartCoupons } from '../contract.ts'
import * as words from '../words/en.ts'
import { CartLines } from './cart-lines.tsx'
import { CartTotals } from './totals-card.tsx'
import { useProceed } from './use-proceed.ts'

type Props = {
  cart: Cart
  /** The units of each variant that the customer's pending order has reserved, by the variant's id. */
  reserved: Map<number, number>
  delivery: DeliveryEstimate | null
  /** What coupons take off the cart, if it is known. */
  coupons: CartCoupons | null
}

/** Lines on the left and totals on the right; stacked on a phone. */
export function CartContents({ cart, reserved, delivery, coupons: first }: Props) {
  const [found, setFound] = useState(delivery)
  const coupons = useCartCoupons(cart, found?.postal_code, first)
  const isEmpty = cart.cartItems.length === 0
  usePreloadedPage(isEmpty ? undefined : '/checkout')
  const proceed = useProceed(cart, reserved)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      {isEmpty ? <EmptyCart /> : <CartLines cart={cart} reserved={reserved} scrolls />}
      <CartTotals cart={isEmpty ? null : cart} delivery={found} coupons={coupons.discounts}>
        {!isEmpty && (
          <div className="mb-5">
            <DeliveryCheck postalCode={delivery?.postal_code} onFound={setFound} />
          </div>
        )}
        {!isEmpty && <CouponBox coupons={coupons} />}
        <Button wide aria-disabled={isEmpty || undefined} onClick={proceed}>
          {words.proceed}
        </Button>
        {!isEmpty && <GuestCheckout />}
      </CartTotals>
    </div>
  )
}

/** The way to the checkout without an account, if the shop has it and nobody is logged in. */
function GuestCheckout() {
  const { guestCheckout } = usePublicSettings()
  const { user } = useVisitor()
  if (!guestCheckout || user !== null) return null
  return (
    <ButtonLink to="/checkout/guest" variant="secondary" wide className="mt-3">
      {words.proceedAsGuest}
    </ButtonLink>
  )
}

export const EmptyCart = () => (
  <Card>
    <EmptyState sentence={words.empty} icon={BagIcon}>
      <ButtonLink to="/categories">{words.returnToShop}</ButtonLink>
    </EmptyState>
  </Card>
)
