import { useState } from 'react'
import { BuyerCard } from '#accounting/documents/shop/buyer-card.tsx'
import { useBuyerForm } from '#accounting/documents/shop/use-buyer-form.ts'
import type { Cart } from '#ordering/cart/contract.ts'
import { calculateCartTotals } from '#ordering/cart/shop/cart-totals.ts'
import { CartTotals } from '#ordering/cart/shop/totals-card.tsx'
import { PaymentChoice } from '#ordering/cash-on-delivery/shop/payment-choice.tsx'
import { sumOfDiscounts } from '#ordering/discounts/rules/keep-discounts.ts'
import { hasSameLines } from '#ordering/order-lines/rules/has-same-lines.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { PrivacyNotice } from '#shopfront/settings/shop/privacy-notice.tsx'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { BagIcon } from '#ui/elements/icons.tsx'
import { CircleCheckIcon } from '#ui/elements/lazy-icons.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { formatRupees, toPaise, toRupees } from '#values/money/money.ts'
import * as words from '../words/en.ts'
import * as paymentWords from '../words/payment/en.ts'
import { agreedTerms } from './agreed-terms.ts'
import { CheckoutLines } from './checkout-lines.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import type { Checkout } from './load-checkout.ts'
import { paymentPath } from './order-paths.ts'
import { PaymentStep } from './payment/payment-step.tsx'
import { usePayment } from './payment/use-payment.ts'
import { UnpaidOrder } from './unpaid-order.tsx'

type Props = Omit<Checkout, 'justPaid'> & { cart: Cart }

/** Address and lines on the left and payment on the right; stacked on a phone. */
export function CheckoutContents({
  cart,
  account,
  addresses,
  delivery,
  unpaid,
  cash,
  buyer: savedBuyer,
}: Props) {
  const buyer = useBuyerForm(savedBuyer)
  const [wantsCash, setWantsCash] = useState(false)
  const inCash = wantsCash && cash.available
  const payment = usePayment(buyer.save, account?.address?.id)
  const address = account?.address ?? null
  const { commitsToDates = false } = useStoreSettings()
  // A cash order replaces the pending one, so it is placed on the current terms.
  const agreed = unpaid && !inCash ? agreedTerms(unpaid, { cart, address, delivery, commitsToDates }) : null
  const hasSameGoods = unpaid !== null && hasSameLines(unpaid.items, cart.cartItems)
  const { discounts = [] } = unpaid?.order ?? {}
  const keptDiscounts = hasSameGoods ? discounts : []
  const lostDiscount = hasSameGoods ? 0 : sumOfRupees(discounts)
  const current = calculateCartTotals(cart, delivery?.terms ?? null, keptDiscounts)
  const total = agreed?.delivery.total ?? current.total
  const continuedNote = agreed?.haveChanged && delivery ? words.keepsItsTerms : null
  const replacedNote = hasSameGoods ? address && words.goesElsewhere : changedCartNote(lostDiscount)
  const canContinue = hasSameGoods && unpaid.order.total_price === total
  if (payment.paid) return <PaidOrder orderId={payment.paid} />
  if (cart.cartItems.length === 0 && !unpaid) return <EmptyCheckout />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid min-w-0 gap-6">
        {unpaid && (
          <UnpaidOrder
            unpaid={unpaid}
            canContinue={canContinue}
            note={canContinue ? continuedNote : replacedNote}
            payment={payment}
          />
        )}
        <DeliveryCard
          account={account}
          addresses={addresses}
          delivery={delivery}
          agreed={agreed}
          isPaying={payment.stage !== 'idle'}
        />
        <BuyerCard buyer={buyer} />
        <CheckoutLines cart={agreed?.cart ?? cart} />
      </div>
      <CartTotals
        title={words.orderTotal}
        cart={agreed?.cart ?? cart}
        delivery={delivery}
        agreed={agreed?.delivery}
        discounts={keptDiscounts}
      >
        <PaymentChoice
          offer={cash}
          total={current.total}
          inCash={inCash}
          disabled={payment.stage !== 'idle'}
          onChange={setWantsCash}
        />
        <PaymentStep
          inCash={inCash}
          cart={cart}
          total={total}
          lostDiscount={lostDiscount}
          hasAddress={address !== null}
          orderToContinue={canContinue ? unpaid : null}
          isConfirming={unpaid?.payment.state === 'confirming'}
          payment={payment}
        />
        <PrivacyNotice />
      </CartTotals>
    </div>
  )
}

/** The discounts' sum in rupees. */
const sumOfRupees = (discounts: Order['discounts']) =>
  toRupees(sumOfDiscounts(discounts.map(({ amount }) => ({ paise: toPaise(amount) }))))

/** @param lostDiscount the discount of the unpaid order, in rupees; 0 if it has none */
const changedCartNote = (lostDiscount: number) =>
  lostDiscount === 0
    ? words.cartHasChanged
    : `${words.cartHasChanged} ${words.discountStays({ amount: formatRupees(lostDiscount, { decimals: 'always' }) })}`

/** Shown until the confirmation page has loaded; without a network it never does. */
const PaidOrder = ({ orderId }: { orderId: number }) => (
  <Card>
    <EmptyState sentence={paymentWords.paidHere({ id: orderId })} icon={CircleCheckIcon}>
      <ButtonLink to={paymentPath(orderId)}>{words.followPayment}</ButtonLink>
    </EmptyState>
  </Card>
)

const EmptyCheckout = () => (
  <Card>
    <EmptyState sentence={words.cartEmpty} icon={BagIcon}>
      <ButtonLink to="/categories">{words.returnToShop}</ButtonLink>
    </EmptyState>
  </Card>
)
