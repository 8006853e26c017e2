import { lazy, Suspense, useState } from 'react'
import { hasRole, useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../words/en.ts'
import { cartPrice } from './cart-totals.ts'

const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer.tsx')).CartDrawer }))

/**
 * At the lower edge of pages with products, once something is in the cart: how much, the cart as a drawer, and the
 * checkout.
 */
export function CartBar() {
  const { user, cart } = useVisitor()
  const [isOpen, setOpen] = useState(false)
  const isEmpty = !cart || cart.cartItems.length === 0
  if (hasRole(user, 'admin') || !cart || (isEmpty && !isOpen)) return null
  return (
    <>
      {!isEmpty && (
        <aside
          aria-label={words.title}
          className="cart-bar sticky bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] shadow-lift"
        >
          <div className="page-column flex items-center gap-2 py-2 sm:gap-4">
            <p className="min-w-0 flex-1 leading-tight tabular-nums">
              <span className="block text-sm text-ink-soft">
                {words.itemCount({ count: cart.cartItems.length })}
              </span>
              <span className="font-bold">{formatRupees(cartPrice(cart), { decimals: 'always' })}</span>
            </p>
            <Button variant="secondary" className="px-4!" onClick={() => setOpen(true)}>
              {words.viewCart}
            </Button>
            <ButtonLink to="/checkout" className="px-4!">
              {words.checkOut}
            </ButtonLink>
          </div>
        </aside>
      )}
      {isOpen && (
        <Suspense>
          <CartDrawer cart={cart} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
