import type { Cart, CartItem } from '#ordering/cart/contract.ts'
import { bundlesIn, lineTotal } from '#ordering/cart/shop/cart-totals.ts'
import { Card } from '#ui/elements/card.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { tintOf } from '#ui/elements/tint.ts'
import { formatRupees } from '#values/money/money.ts'
import { inBundle, packSize } from '#values/words/en.ts'
import * as words from '../words/en.ts'

/** The lines of the order; they can be edited in the cart. */
export function CheckoutLines({ cart }: { cart: Cart }) {
  const bundles = bundlesIn(cart)
  return (
    <Card className="px-5 py-5 sm:px-6">
      <div className="flex items-center justify-between gap-4">
        <h2>{words.yourOrder}</h2>
        <TextLink to="/cart">{words.change}</TextLink>
      </div>
      {cart.cartItems.length === 0 ? (
        <p className="py-3 text-ink-soft">{words.cartEmpty}</p>
      ) : (
        <ul>
          {cart.cartItems.map((line) => (
            <CheckoutLine
              key={line.pack_id}
              line={line}
              bundles={bundles
                .filter(({ bundle }) => bundle.parts.some(({ pack_id }) => pack_id === line.pack_id))
                .map(({ bundle }) => bundle.name)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

function CheckoutLine({ line, bundles }: { line: CartItem; bundles: string[] }) {
  const { Product: product, quantity, size } = line
  const [photo] = product.pictures
  const tint = tintOf(product.tint)
  const box = 'size-16 shrink-0 rounded-field'
  return (
    <li className="flex items-center gap-4 border-b border-line py-3 last:border-0">
      {photo ? (
        <Picture picture={photo} sizes="64px" tint={tint} decorative className={box} />
      ) : (
        <PlaceholderPicture tint={tint} className={box} />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{product.name}</p>
        {bundles.map((bundle) => (
          <p key={bundle} className="text-sm wrap-anywhere text-ink-soft">
            {inBundle({ bundle })}
          </p>
        ))}
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm wrap-anywhere text-ink-soft tabular-nums">
          {packSize({ label: size })} · {quantity} × {formatRupees(product.price)}
          <span className="text-base font-semibold text-ink">
            {formatRupees(lineTotal(line), { decimals: 'always' })}
          </span>
        </p>
      </div>
    </li>
  )
}
