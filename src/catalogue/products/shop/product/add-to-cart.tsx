import type { FormEvent } from 'react'
import { useNavigate } from '#browser/router/hooks.ts'
import { hrefOf } from '#browser/router/href.ts'
import { hasRole, useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import * as uiWords from '#ui/words/en.ts'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../../words/en.ts'
import { useAddToCart } from '../use-add-to-cart.ts'
import { type ProductInVariant, variantPath } from './use-variant.ts'

/**
 * The page's main action (specification §2.12); once the product is in the cart, the checkout is one tap away. It is a
 * plain form, so that it works before hydration.
 */
export function AddToCart({ product }: { product: ProductInVariant }) {
  const navigate = useNavigate()
  const { user, cart } = useVisitor()
  const { add, adding } = useAddToCart()
  const isAdmin = hasRole(user, 'admin')
  const soldOut = product.stock === 0
  const inCart = cart?.cartItems.some((line) => line.pack_id === product.pack_id) && !adding
  const page = variantPath(product, product.pack_id)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (inCart && !isAdmin) return navigate('/cart')
    await add(product, page)
  }
  return (
    <form action={hrefOf('/login')} onSubmit={submit} className={barClasses}>
      <input type="hidden" name="from" value={page} />
      <input type="hidden" name="add" value={product.id} />
      {!inCart && (
        <span className="shrink-0 font-bold tabular-nums md:hidden">{formatRupees(product.price)}</span>
      )}
      <Button
        type="submit"
        variant={inCart && !isAdmin ? 'secondary' : 'primary'}
        wide
        busy={adding}
        disabled={soldOut && !isAdmin}
        className="md:w-72"
      >
        {isAdmin
          ? uiWords.backToTheOffice
          : soldOut
            ? words.outOfStock
            : inCart
              ? words.goToCart
              : words.addToCart}
      </Button>
      {inCart && !isAdmin && (
        <ButtonLink to="/checkout" wide className="md:w-60">
          {words.checkOut}
        </ButtonLink>
      )}
      <span role="status" className="sr-only">
        {inCart && words.isInCart}
      </span>
    </form>
  )
}

const barClasses =
  'sticky bottom-0 z-10 -mx-4 mt-6 flex items-center gap-4 border-t border-line bg-cream px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:static md:col-start-2 md:row-start-2 md:mx-0 md:border-0 md:p-0'
