import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Price } from '../../../ui/price.tsx'
import { toast } from '../../../ui/toast.ts'
import { currentVisitor, maybeSignedIn, refreshVisitor, useVisitor } from '../../cart/web/visitor.ts'
import type { Product } from '../contract.ts'

/**
 * The page's one action (specification §2.12). A visitor is sent to log in, told what they wanted (decision P2): as a
 * plain form, so that it leads there before any script has run. The cart's code comes with the first press.
 */
export function AddToCart({ product }: { product: Product }) {
  const navigate = useNavigate()
  const { user, cart } = useVisitor()
  const [adding, setAdding] = useState(false)
  const soldOut = product.stock === 0
  const inCart = cart?.cartItems.some((line) => line.product_id === product.id) && !adding
  const page = `/product/${product.id}`

  const act = async (event: FormEvent) => {
    event.preventDefault()
    if (inCart) return navigate('/cart')
    // Somebody may have logged in in another tab.
    if (user === null) await refreshVisitor()
    if (currentVisitor().user === null || !maybeSignedIn())
      return navigate(`/login?${new URLSearchParams({ from: page, add: String(product.id) })}`)
    setAdding(true)
    try {
      const { addToCart } = await import('../../cart/web/change-cart.ts')
      await addToCart(product)
    } catch {
      // Without a connection not even the cart's code came; the next press asks for it again.
      toast.error('Your cart could not be changed. Please try again.')
    }
    setAdding(false)
  }
  return (
    <form action="/login" onSubmit={act} className={bar}>
      <input type="hidden" name="from" value={page} />
      <input type="hidden" name="add" value={product.id} />
      <span className="shrink-0 md:hidden">
        <Price price={product.price} />
      </span>
      <Button type="submit" wide busy={adding} disabled={soldOut} className="md:w-72">
        {soldOut ? 'Out of Stock' : inCart ? 'Go to Cart' : 'Add to Cart'}
      </Button>
      <span role="status" className="sr-only">
        {inCart && 'This product is in your cart.'}
      </span>
    </form>
  )
}

const bar =
  'sticky bottom-0 z-10 -mx-4 mt-6 flex items-center gap-4 border-t border-line bg-cream px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:static md:col-start-2 md:row-start-2 md:mx-0 md:border-0 md:p-0'
