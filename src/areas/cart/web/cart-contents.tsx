import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { BagIcon } from '../../../ui/icons.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Cart } from '../contract.ts'
import { CartLine } from './cart-line.tsx'
import { cartTotal, mostOf } from './cart-total.ts'
import { CartTotals } from './cart-totals.tsx'
import { ClearCart } from './clear-cart.tsx'

/** The lines on the left, what they come to on the right; below each other on a phone. */
export function CartContents({ cart, held }: { cart: Cart; held: Map<number, number> }) {
  const navigate = useNavigate()
  const lines = cart.cartItems
  const isEmpty = lines.length === 0
  const isTooMuch = lines.some((line) => line.quantity > mostOf(line, held))

  const proceed = () => {
    if (isEmpty) toast.error('Your cart is empty!')
    else if (isTooMuch) toast.error('Some products are short. Please take what is left, or take them out.')
    else void navigate('/checkout')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      {isEmpty ? <EmptyCart /> : <Lines cart={cart} held={held} />}
      <CartTotals total={cartTotal(cart)}>
        <Button wide aria-disabled={isEmpty || undefined} onClick={proceed}>
          Proceed to Checkout
        </Button>
      </CartTotals>
    </div>
  )
}

const EmptyCart = () => (
  <Card>
    <EmptyState sentence="Your cart is empty." icon={BagIcon}>
      <ButtonLink to="/categories">Return to Shop</ButtonLink>
    </EmptyState>
  </Card>
)

function Lines({ cart, held }: { cart: Cart; held: Map<number, number> }) {
  const list = useRef<HTMLUListElement>(null)
  const [news, setNews] = useState('')
  // The button that had the focus is gone with its line.
  const tellRemoved = (name: string) => {
    setNews(`${name} is not in your cart any more.`)
    list.current?.focus()
  }
  return (
    <Card className="px-4 pt-2 sm:px-6">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Products in your cart"
        className="-mr-2 max-h-[500px] overflow-y-auto pr-2 outline-none [scrollbar-width:thin]"
      >
        {cart.cartItems.map((line) => (
          <CartLine key={line.product_id} line={line} most={mostOf(line, held)} onRemoved={tellRemoved} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2">
        <TextLink to="/categories">Add more...</TextLink>
        <ClearCart />
      </div>
    </Card>
  )
}
