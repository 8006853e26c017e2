import { type FormEvent, useState } from 'react'
import { reloadOnce } from '#browser/reload-after-upgrade.ts'
import { useNavigate, usePublicSettings } from '#browser/router/hooks.ts'
import { hrefOf } from '#browser/router/href.ts'
import * as browserWords from '#browser/words/en.ts'
import * as cartWords from '#ordering/cart/words/en.ts'
import { currentVisitor, hasSignedInHint, refreshVisitor, useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import * as uiWords from '#ui/words/en.ts'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../../words/en.ts'
import { type ProductInVariant, variantPath } from './use-variant.ts'

/**
 * The page's main action (specification §2.12). A visitor is sent to log in, and the product is added afterwards
 * (decision P2). It is a plain form, so that it works before hydration. If visitors have carts, the script adds it to
 * theirs. The cart's code loads at the first press.
 */
export function AddToCart({ product }: { product: ProductInVariant }) {
  const navigate = useNavigate()
  const { user, cart } = useVisitor()
  const { visitorCarts } = usePublicSettings()
  const [adding, setAdding] = useState(false)
  const soldOut = product.stock === 0
  const inCart = cart?.cartItems.some((line) => line.pack_id === product.pack_id) && !adding
  const page = variantPath(product, product.pack_id)
  const isAdmin = user !== null && user !== 'unknown' && user.role === 'admin'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAdmin) return navigate('/admin?section=products')
    if (inCart) return navigate('/cart')
    // The user may have logged in in another tab.
    if (user === null) await refreshVisitor()
    const isSignedOut = currentVisitor().user === null || !hasSignedInHint()
    if (isSignedOut && !visitorCarts)
      return navigate(`/login?${new URLSearchParams({ from: page, add: String(product.id) })}`)
    setAdding(true)
    try {
      const changeCart = await import('#ordering/cart/shop/cart-actions.ts')
      await changeCart.addProduct(product)
    } catch {
      // After a new release this page's code chunks are gone: reload once, because only the new page can add to the
      // cart.
      if (navigator.onLine && (await reloadOnce())) return
      // The cart's code could not be loaded without a connection; the next press tries again.
      toast.error(navigator.onLine ? cartWords.notChanged : browserWords.noConnection, { seconds: 3 })
    }
    setAdding(false)
  }
  return (
    <form action={hrefOf('/login')} onSubmit={submit} className={barClasses}>
      <input type="hidden" name="from" value={page} />
      <input type="hidden" name="add" value={product.id} />
      <span className="shrink-0 font-bold tabular-nums md:hidden">{formatRupees(product.price)}</span>
      <Button type="submit" wide busy={adding} disabled={soldOut && !isAdmin} className="md:w-72">
        {isAdmin
          ? uiWords.backToTheOffice
          : soldOut
            ? words.outOfStock
            : inCart
              ? words.goToCart
              : words.addToCart}
      </Button>
      <span role="status" className="sr-only">
        {inCart && words.isInCart}
      </span>
    </form>
  )
}

const barClasses =
  'sticky bottom-0 z-10 -mx-4 mt-6 flex items-center gap-4 border-t border-line bg-cream px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:static md:col-start-2 md:row-start-2 md:mx-0 md:border-0 md:p-0'
