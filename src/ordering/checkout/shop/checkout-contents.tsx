import { useState } from 'react'
import { BuyerCard } from '#accounting/documents/shop/buyer-card.tsx'
import { useBuyerForm } from '#accounting/documents/shop/use-buyer-form.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import { CheckoutWhatsapp, useWhatsappChoice } from '#operations/whatsapp/shop/checkout-choice.tsx'
import type { Cart } from '#ordering/cart/contract.ts'
import { calculateCartTotals } from '#ordering/cart/shop/cart-totals.ts'
import { CartTotals } from '#ordering/cart/shop/totals-card.tsx'
import { PaymentChoice } from '#ordering/cash-on-delivery/shop/payment-choice.tsx'
import { CouponBox } from '#ordering/coupons/shop/coupon-box.tsx'
import { useCartCoupons } from '#ordering/coupons/shop/use-cart-coupons.ts'
import { sumOfDiscounts } from '#ordering/discounts/rules/keep-discounts.ts'
import { hasSameLines } from '#ordering/order-lines/rules/has-same-lines.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { reservedByOrder } from '#ordering/orders/shop/pending-order.ts'
import type { AddressWithNotices } from '#people/addresses/contract.ts'
import type { Account } from '#people/sessions/shop/load-account.ts'
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
import { agreedTerms, isGiven } from './agreed-terms.ts'
import { CheckoutColumns } from './checkout-columns.tsx'
import { CheckoutLines } from './checkout-lines.tsx'
import { StepHeading } from './checkout-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep, type EditedAddress } from './delivery-step.tsx'
import type { Checkout } from './load-checkout.ts'
import { paymentPath } from './order-paths.ts'
import { PaymentStep } from './payment/payment-step.tsx'
import { usePayment } from './payment/use-payment.ts'
import { paymentProblem } from './payment-problem.ts'
import { UnpaidOrder } from './unpaid-order.tsx'
import { useNextStep } from './use-next-step.ts'

type Props = Omit<Checkout, 'account' | 'justPaid'> & { cart: Cart; account: Account }

/** The checkout of a customer: their details, address and lines, then the payment (specification §2.21). */
export function CheckoutContents({
  cart,
  account,
  addresses,
  delivery,
  unpaid,
  cash,
  buyer: savedBuyer,
  whatsapp,
  coupons: first,
}: Props) {
  const buyer = useBuyerForm(savedBuyer)
  const [wantsCash, setWantsCash] = useState(false)
  const inCash = wantsCash && cash.available
  const { address } = account
  const [editing, setEditing] = useState<EditedAddress>(address ? null : 'new')
  const coupons = useCartCoupons(cart, address?.postal_code, first)
  const whatsappChoice = useWhatsappChoice(whatsapp)
  const saveForms = async () => {
    const [isSaved] = await Promise.all([buyer.save(), whatsappChoice.save()])
    return isSaved
  }
  const payment = usePayment(saveForms, address?.id)
  const goToNextStep = useNextStep()
  const navigate = useNavigate()
  // As `AddressChoice` does.
  const deliverTo = async ({ id }: AddressWithNotices) => {
    await navigate(`?address=${id}`, { replace: true, preventScrollReset: true })
    setEditing(null)
    goToNextStep()
  }
  const edit = (address: EditedAddress) => {
    setEditing(address)
    goToNextStep()
  }
  const { commitsToDates = false, closed } = useStoreSettings()
  // A cash order replaces the pending one, so it is placed on the current terms.
  const agreed =
    unpaid && !inCash ? agreedTerms(unpaid, { cart, address, delivery, commitsToDates, coupons }) : null
  const hasSameGoods = unpaid !== null && hasSameLines(unpaid.items, cart.cartItems)
  const discounts = (unpaid?.order.discounts ?? []).filter(isGiven)
  const keptDiscounts = hasSameGoods ? discounts : []
  const lostDiscount = hasSameGoods ? 0 : sumOfRupees(discounts)
  const current = calculateCartTotals(cart, delivery?.terms ?? null, {
    coupons: coupons.discounts,
    discounts: keptDiscounts,
  })
  const total = agreed?.delivery.total ?? current.total
  const continuedNote = agreed?.haveChanged && delivery ? words.keepsItsTerms : null
  const replacedNote = hasSameGoods ? address && words.goesElsewhere : changedCartNote(lostDiscount)
  const canContinue = hasSameGoods && unpaid.order.total_price === total
  if (payment.paid) return <PaidOrder orderId={payment.paid} />
  if (cart.cartItems.length === 0 && !unpaid) return <EmptyCheckout />
  const reserved = reservedByOrder(unpaid)
  // The agreed terms of a pending order hold, whatever today's are.
  const problem = agreed ? null : paymentProblem({ cart, account, delivery, reserved, closed })
  return (
    <CheckoutColumns
      main={
        <>
          {unpaid && (
            <UnpaidOrder
              unpaid={unpaid}
              canContinue={canContinue}
              note={canContinue ? continuedNote : replacedNote}
              payment={payment}
            />
          )}
          <ContactStep user={account.user} />
          <DeliveryStep
            account={account}
            addresses={addresses}
            delivery={delivery}
            agreed={agreed}
            isPaying={payment.stage !== 'idle'}
            editing={editing}
            onEdit={edit}
            onSaved={deliverTo}
          />
          <BuyerCard buyer={buyer} />
          <CheckoutLines cart={agreed?.cart ?? cart} />
        </>
      }
      side={
        <CartTotals
          title={words.orderTotal}
          cart={agreed?.cart ?? cart}
          delivery={delivery}
          agreed={agreed?.delivery}
          discounts={keptDiscounts}
          coupons={coupons.discounts}
        >
          <CouponBox coupons={coupons} disabled={payment.stage !== 'idle'} />
          <div className="mb-4">
            <StepHeading number={3} title={words.payment} state={problem === null ? 'current' : 'ahead'} />
          </div>
          <PaymentChoice
            offer={cash}
            total={current.total}
            inCash={inCash}
            disabled={payment.stage !== 'idle'}
            onChange={setWantsCash}
          />
          <CheckoutWhatsapp choice={whatsappChoice} disabled={payment.stage !== 'idle'} />
          <PaymentStep
            inCash={inCash}
            cart={cart}
            total={total}
            lostDiscount={lostDiscount}
            problem={editing !== null && address ? words.addressNotSaved : problem}
            orderToContinue={canContinue ? unpaid : null}
            isConfirming={unpaid?.payment.state === 'confirming'}
            payment={payment}
          />
          <PrivacyNotice />
        </CartTotals>
      }
    />
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

export const EmptyCheckout = () => (
  <Card>
    <EmptyState sentence={words.cartEmpty} icon={BagIcon}>
      <ButtonLink to="/categories">{words.returnToShop}</ButtonLink>
    </EmptyState>
  </Card>
)
