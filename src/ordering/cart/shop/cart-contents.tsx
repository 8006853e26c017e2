import { useRef, useState } from 'react'
import { useNavigate, usePublicSettings } from '#browser/router/hooks.ts'
import { usePreloadedPage } from '#browser/router/use-preloaded-page.ts'
import type { DeliveryEstimate } from '#ordering/delivery/contract.ts'
import { DeliveryCheck } from '#ordering/delivery/shop/delivery-check.tsx'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { BagIcon } from '#ui/elements/icons.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Cart } from '../contract.ts'
import * as words from '../words/en.ts'
import { CartLine } from './cart-line.tsx'
import { maxQuantity } from './cart-totals.ts'
import { ClearCart } from './clear-cart.tsx'
import { CartTotals } from './totals-card.tsx'

/** `reserved`: the units of each variant that the customer's pending order has reserved, by the variant's id. */
type Props = { cart: Cart; reserved: Map<number, number>; delivery: DeliveryEstimate | null }

/** Lines on the left and totals on the right; stacked on a phone. */
export function CartContents({ cart, reserved, delivery }: Props) {
  const navigate = useNavigate()
  const [found, setFound] = useState(delivery)
  const lines = cart.cartItems
  const isEmpty = lines.length === 0
  usePreloadedPage(isEmpty ? undefined : '/checkout')
  const isTooMuch = lines.some((line) => line.quantity > maxQuantity(line, reserved))

  const proceed = () => {
    if (isEmpty) toast.error(words.nothingToOrder, { seconds: 3 })
    else if (isTooMuch) toast.error(words.someAreShort)
    else void navigate('/checkout')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      {isEmpty ? <EmptyCart /> : <Lines cart={cart} reserved={reserved} />}
      <CartTotals cart={isEmpty ? null : cart} delivery={found}>
        {!isEmpty && (
          <div className="mb-5">
            <DeliveryCheck postalCode={delivery?.postal_code} onFound={setFound} />
          </div>
        )}
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

const EmptyCart = () => (
  <Card>
    <EmptyState sentence={words.empty} icon={BagIcon}>
      <ButtonLink to="/categories">{words.returnToShop}</ButtonLink>
    </EmptyState>
  </Card>
)

function Lines({ cart, reserved }: { cart: Cart; reserved: Map<number, number> }) {
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  // The focused button is removed together with its line, so the focus moves to the list.
  const announceRemoved = (name: string) => {
    setAnnouncement(words.removed({ name }))
    list.current?.focus()
  }
  return (
    <Card className="px-4 pt-2 sm:px-6">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={words.products}
        className="-mr-2 max-h-[500px] overflow-y-auto pr-2 outline-none [scrollbar-width:thin]"
      >
        {cart.cartItems.map((line) => (
          <CartLine
            key={line.pack_id}
            line={line}
            max={maxQuantity(line, reserved)}
            onRemoved={announceRemoved}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2">
        <TextLink to="/categories">{words.addMore}</TextLink>
        <ClearCart />
      </div>
    </Card>
  )
}
