import { useRef, useState } from 'react'
import { Card } from '#ui/elements/card.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { Cart } from '../contract.ts'
import * as words from '../words/en.ts'
import { BundleLine } from './bundle-line.tsx'
import { CartLine } from './cart-line.tsx'
import { bundlesIn, maxQuantity, unitsInBundles } from './cart-totals.ts'
import { ClearCart } from './clear-cart.tsx'

/** `reserved`: the units of each variant that the customer's pending order has reserved, by the variant's id. */
type Props = {
  cart: Cart
  reserved: Map<number, number>
  /** The list scrolls by itself, instead of with what is around it (specification §2.20). */
  scrolls?: boolean
}

/** The lines of the cart, on its page and in the drawer. */
export function CartLines({ cart, reserved, scrolls = false }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [broken, setBroken] = useState<{ name: string; bundle: string } | null>(null)
  // The focused button is removed together with its line, so the focus moves to the list.
  const announceRemoved = (name: string) => {
    setAnnouncement(words.removed({ name }))
    setBroken(null)
    list.current?.focus()
  }
  const announceBroken = (part: { name: string; bundle: string }) => {
    setBroken(part)
    list.current?.focus()
  }
  const bundles = bundlesIn(cart)
  const bundled = unitsInBundles(bundles)
  return (
    <Card className="@container px-4 pt-2 sm:px-6">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={words.products}
        className={classNames(
          'outline-none',
          scrolls && '-mr-2 max-h-[500px] overflow-y-auto pr-2 [scrollbar-width:thin]',
        )}
      >
        {bundles.map((inCart) => (
          <BundleLine
            key={inCart.bundle.id}
            cart={cart}
            inCart={inCart}
            reserved={reserved}
            onRemoved={announceRemoved}
            onPartRemoved={announceBroken}
          />
        ))}
        {cart.cartItems.flatMap((line) => {
          const inBundles = bundled.get(line.pack_id) ?? 0
          return line.quantity === inBundles ? (
            []
          ) : (
            <CartLine
              key={line.pack_id}
              line={{ ...line, quantity: line.quantity - inBundles }}
              max={Math.max(0, maxQuantity(line, reserved) - inBundles)}
              inBundles={inBundles}
              onRemoved={announceRemoved}
            />
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <p role="status" className="py-3 text-sm font-medium text-turmeric-dark empty:py-0">
        {broken && words.bundleBroken(broken)}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2">
        <TextLink to="/categories">{words.addMore}</TextLink>
        <ClearCart />
      </div>
    </Card>
  )
}
