import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError, callApi } from '#browser/call-api.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import { consentTextVersion } from '#operations/whatsapp/rules/consent-text-version.ts'
import { WhatsappBox } from '#operations/whatsapp/shop/whatsapp-box.tsx'
import { orderLinkPath } from '#ordering/buyers/rules/order-link-path.ts'
import type { Cart } from '#ordering/cart/contract.ts'
import { reloadCart } from '#ordering/cart/shop/cart-actions.ts'
import { calculateCartTotals } from '#ordering/cart/shop/cart-totals.ts'
import { CartTotals } from '#ordering/cart/shop/totals-card.tsx'
import { CheckoutLines } from '#ordering/checkout/shop/checkout-lines.tsx'
import { displayedLines } from '#ordering/checkout/shop/payment/pay-order.ts'
import { PaymentProgress } from '#ordering/checkout/shop/payment/payment-progress.tsx'
import { useOrderPayment } from '#ordering/checkout/shop/payment/use-order-payment.ts'
import * as checkoutWords from '#ordering/checkout/words/en.ts'
import { CouponBox } from '#ordering/coupons/shop/coupon-box.tsx'
import { useCartCoupons } from '#ordering/coupons/shop/use-cart-coupons.ts'
import { AddressFields } from '#people/addresses/shop/address-fields.tsx'
import { type AddressValues, initialValues } from '#people/addresses/shop/save-address.ts'
import { usePostalCodeLookup } from '#people/addresses/shop/use-postal-code-lookup.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import type { FormDraft } from '#people/sessions/shop/drafts/form-draft.ts'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { refreshVisitor } from '#people/sessions/shop/visitor.ts'
import { PrivacyNotice } from '#shopfront/settings/shop/privacy-notice.tsx'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { showFieldErrors } from '#ui/forms/form-errors.ts'
import { loginPath } from '#values/people/login-paths.ts'
import { useOfOrderDetails } from '#values/words/law/en.ts'
import type { guestEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { ContactFields, type ContactValues } from './contact-fields.tsx'
import { callsOfGuest } from './guest-calls.ts'

const noContact: ContactValues = { name: '', email: '', phone: '' }

/** The drafts of contact and address as one, which is restored, discarded and cleared as a whole. */
const combineDrafts = (contact: FormDraft, address: FormDraft): FormDraft => ({
  restored: contact.restored || address.restored,
  discard: () => {
    contact.discard()
    address.discard()
  },
  clear: () => {
    contact.clear()
    address.clear()
  },
})

/** Contact, address and lines on the left and payment on the right; stacked on a phone. */
export function GuestCheckoutForm({ cart, offersWhatsapp }: { cart: Cart; offersWhatsapp: boolean }) {
  const [wantsWhatsapp, setWantsWhatsapp] = useState(false)
  const { shipping, closed } = useStoreSettings()
  const isClosed = closed !== undefined && !closed.takesOrders
  const navigate = useNavigate()
  const contact = useForm<ContactValues>({ mode: 'onChange', defaultValues: noContact })
  const [start] = useState(() => initialValues(null, shipping))
  const address = useForm<AddressValues>({ mode: 'onChange', defaultValues: start })
  const contactDraft = useDraftValues(contact, { name: 'guest-contact', start: noContact })
  const addressDraft = useDraftValues(address, { name: 'guest-address', start })
  const draft = combineDrafts(contactDraft, addressDraft)
  /** The discount on an unpaid order of this visit that the shopper was told they lose, in rupees. */
  const [lostDiscount, setLostDiscount] = useState(0)
  const place = usePostalCodeLookup(address, addressDraft.restored)
  const coupons = useCartCoupons(cart, place.found?.postal_code)
  const { total } = calculateCartTotals(cart, place.found?.terms ?? null, { coupons: coupons.discounts })

  const payment = useOrderPayment(callsOfGuest, async (key, outcome) => {
    // The refusal is shown; that the cart could not be loaded again adds nothing.
    if (key === undefined) return reloadCart().catch(() => {})
    if (outcome === 'dismissed') {
      toast.error(words.cancelled, { seconds: 3 })
      return refreshVisitor()
    }
    draft.clear()
    await navigate(orderLinkPath(key))
    // After the navigation, because this page would show an empty cart.
    await refreshVisitor()
  })

  const placeOrder = async () => {
    try {
      const placed = await callApi<typeof guestEndpoints>()('POST /guest-orders', {
        body: {
          ...contact.getValues(),
          address: address.getValues(),
          items: displayedLines(cart),
          total_price: total,
          lost_discount: lostDiscount,
          ...(wantsWhatsapp && { whatsapp_consent: consentTextVersion }),
        },
      })
      return placed.key
    } catch (error) {
      if (error instanceof ApiError && error.code === 'DISCOUNT_LOST')
        setLostDiscount(Number(error.body.lost_discount))
      if (error instanceof ApiError) showFieldErrors(error, ['name', 'email', 'phone'], contact.setError)
      throw error
    }
  }

  const submit = async () => {
    if (cart.cartItems.length === 0) return toast.error(checkoutWords.cartEmpty, { seconds: 3 })
    // Both are checked before either is shown, so that all mistakes are marked at once.
    const [isContactValid, isAddressValid] = [
      await contact.trigger(undefined, { shouldFocus: true }),
      await address.trigger(undefined, { shouldFocus: contact.formState.isValid }),
    ]
    if (isContactValid && isAddressValid) await payment.pay(placeOrder)
  }

  return (
    <DraftForm
      draft={draft}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="grid gap-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid min-w-0 gap-6">
          <Card className="px-5 py-5 sm:px-6">
            <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
              <h2>{words.contact}</h2>
              <p className="flex flex-wrap items-center gap-x-2 text-sm">
                {words.haveAccount} <TextLink to={loginPath('/checkout')}>{words.login}</TextLink>
              </p>
            </div>
            <p className="mb-4 text-sm text-ink-soft">{words.contactHint}</p>
            <ContactFields form={contact} />
          </Card>
          <Card className="px-5 py-5 sm:px-6">
            <h2 className="mb-4">{words.address}</h2>
            <AddressFields form={address} place={place} layout="guest" />
          </Card>
          <CheckoutLines cart={cart} />
        </div>
        <CartTotals
          title={checkoutWords.orderTotal}
          cart={cart}
          delivery={place.found}
          coupons={coupons.discounts}
        >
          <CouponBox coupons={coupons} disabled={payment.stage !== 'idle'} />
          {offersWhatsapp && (
            <WhatsappBox
              phone={null}
              checked={wantsWhatsapp}
              disabled={payment.stage !== 'idle'}
              onChange={setWantsWhatsapp}
            />
          )}
          <Button type="submit" wide busy={payment.stage !== 'idle'} disabled={isClosed}>
            {checkoutWords.proceed}
          </Button>
          {isClosed && <p className="mt-2 text-center text-sm text-ink-soft">{closed.notice}</p>}
          <PaymentProgress stage={payment.stage} refused={payment.refused} />
          <PrivacyNotice sentence={useOfOrderDetails} />
        </CartTotals>
      </div>
    </DraftForm>
  )
}
