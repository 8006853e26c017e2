import { useEffect, useState } from 'react'
import { findPendingOrder, reservedByOrder } from '#ordering/orders/shop/pending-order.ts'
import { hasSignedInHint } from '#people/sessions/shop/visitor.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { Drawer } from '#ui/layout/drawer.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { Cart } from '../contract.ts'
import * as words from '../words/en.ts'
import { reloadCart } from './cart-actions.ts'
import { EmptyCart } from './cart-contents.tsx'
import { CartLines } from './cart-lines.tsx'
import { cartPrice } from './cart-totals.ts'
import { useProceed } from './use-proceed.ts'

/** The cart beside the page, so that a shopper can change it and go on. Loaded again when it opens. */
export function CartDrawer({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  // Until it is known what the customer's own order has reserved, no line counts as short: the checkout checks it again.
  const [known, setReserved] = useState<Map<number, number> | null>(null)
  const reserved = known ?? new Map(cart.cartItems.map((line) => [line.pack_id, line.quantity]))
  const proceed = useProceed(cart, reserved)
  useEffect(() => {
    // The cart on the page stays if it can't be loaded.
    void reloadCart().catch(() => {})
    const pending = hasSignedInHint() ? findPendingOrder() : Promise.resolve(null)
    void pending.then((order) => setReserved(reservedByOrder(order)))
  }, [])
  const isEmpty = cart.cartItems.length === 0
  return (
    <Drawer open onOpenChange={(open) => open || onClose()} title={words.title} side="right" wide>
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <>
          <CartLines cart={cart} reserved={reserved} />
          <p className="mt-5 flex justify-between gap-4 px-1 text-lg font-bold tabular-nums">
            <span>{words.subtotal}</span>
            <span>{formatRupees(cartPrice(cart), { decimals: 'always' })}</span>
          </p>
          <p className="mt-1 mb-4 px-1 text-sm text-ink-soft">{words.deliveryAtCheckout}</p>
          <Button wide onClick={proceed}>
            {words.proceed}
          </Button>
          <ButtonLink to="/cart" variant="quiet" wide className="mt-2">
            {words.openCartPage}
          </ButtonLink>
        </>
      )}
    </Drawer>
  )
}
