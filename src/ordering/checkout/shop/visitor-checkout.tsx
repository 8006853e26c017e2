import { useEffect } from 'react'
import { usePublicSettings, useRevalidator } from '#browser/router/hooks.ts'
import type { Cart, CartCoupons } from '#ordering/cart/contract.ts'
import { CartTotals } from '#ordering/cart/shop/totals-card.tsx'
import * as cartWords from '#ordering/cart/words/en.ts'
import { CouponBox } from '#ordering/coupons/shop/coupon-box.tsx'
import { useCartCoupons } from '#ordering/coupons/shop/use-cart-coupons.ts'
import { SignInHere } from '#people/accounts/shop/sign-in-here.tsx'
import { hasRole, useVisitor } from '#people/sessions/shop/visitor.ts'
import { PrivacyNotice } from '#shopfront/settings/shop/privacy-notice.tsx'
import { ButtonLink } from '#ui/elements/button.tsx'
import * as words from '../words/en.ts'
import { CheckoutColumns } from './checkout-columns.tsx'
import { CheckoutLines } from './checkout-lines.tsx'
import { CheckoutStep, StepHeading } from './checkout-step.tsx'
import { PayButton } from './payment/pay-button.tsx'
import { useNextStepOnUnmount } from './use-next-step.ts'

/** The checkout of somebody who is not logged in: first who they are. Logging in loads the rest. */
export function VisitorCheckout({ cart, coupons: first }: { cart: Cart; coupons: CartCoupons | null }) {
  const coupons = useCartCoupons(cart, undefined, first)
  const {
    guestCheckout,
    store: { closed },
  } = usePublicSettings()
  const { user } = useVisitor()
  const { revalidate } = useRevalidator()
  // An administrator is sent to the back office.
  const isLoggedIn = hasRole(user, 'customer')
  useNextStepOnUnmount(isLoggedIn)
  useEffect(() => {
    if (isLoggedIn) void revalidate()
  }, [isLoggedIn, revalidate])
  return (
    <CheckoutColumns
      main={
        <>
          <CheckoutStep number={1} title={words.yourDetails} state="current">
            <SignInHere />
            {guestCheckout && (
              <ButtonLink to="/checkout/guest" variant="quiet" className="mt-3 -ml-6">
                {cartWords.proceedAsGuest}
              </ButtonLink>
            )}
          </CheckoutStep>
          <CheckoutStep number={2} title={words.deliveryAddress} state="ahead" />
          <CheckoutLines cart={cart} />
        </>
      }
      side={
        <CartTotals title={words.orderTotal} cart={cart} delivery={null} coupons={coupons.discounts}>
          <CouponBox coupons={coupons} />
          <div className="mb-4">
            <StepHeading number={3} title={words.payment} state="ahead" />
          </div>
          <PayButton
            label={words.proceed}
            total={null}
            problem={closed && !closed.takesOrders ? closed.notice : words.detailsMissing}
          />
          <PrivacyNotice />
        </CartTotals>
      }
    />
  )
}
