import { Link } from '#browser/router/link.tsx'
import { unitsOfBundle } from '#ordering/pricing/rules/bundle-discounts.ts'
import { TrashIcon } from '#ui/elements/lazy-icons.tsx'
import { QuantityStepper } from '#ui/forms/quantity-stepper.tsx'
import { formatRupees } from '#values/money/money.ts'
import { inStock, packSize } from '#values/words/en.ts'
import type { Cart, CartItem } from '../contract.ts'
import * as words from '../words/en.ts'
import { changeBundle, reduceToStock } from './cart-actions.ts'
import { bundlePrices, type bundlesIn, maxQuantity } from './cart-totals.ts'

type Props = {
  cart: Cart
  inCart: ReturnType<typeof bundlesIn>[number]
  /** The units of each variant that the customer's pending order has reserved, by the variant's id. */
  reserved: Map<number, number>
  onRemoved: (name: string) => void
  /** A part was removed, so the others cost their own prices. */
  onPartRemoved: (part: { name: string; bundle: string }) => void
}

/** A bundle in the cart: changed as a whole, with its parts and its price. */
export function BundleLine({ cart, inCart, reserved, onRemoved, onPartRemoved }: Props) {
  const { bundle, quantity } = inCart
  const { name, parts, path } = bundle
  const lines = new Map(cart.cartItems.map((line) => [line.pack_id, line]))
  const most = unitsOfBundle(bundle, (packId) => {
    const line = lines.get(packId)
    return line ? maxQuantity(line, reserved) : 0
  })
  const { price, before } = bundlePrices(cart, inCart)
  const change = (by: number) => {
    if (quantity + by <= 0) onRemoved(name)
    void changeBundle(bundle, by)
  }
  const removePart = ({ pack_id, quantity: each }: (typeof parts)[number], line: CartItem) => {
    onPartRemoved({ name: line.name, bundle: name })
    void reduceToStock(pack_id, line.quantity - each * quantity)
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-b border-line py-4 last:border-0">
      <div className="min-w-0">
        <Link to={path} className="block py-1 font-semibold underline-offset-4 hover:underline">
          {name}
        </Link>
      </div>
      <button
        type="button"
        aria-label={words.remove({ name })}
        onClick={() => change(-quantity)}
        className="-mr-2 grid size-11 place-items-center self-start rounded-full text-ink-soft hover:bg-tint-danger hover:text-danger"
      >
        <TrashIcon className="size-5" strokeWidth={1.75} />
      </button>
      <ul aria-label={words.partsOf({ name })} className="col-span-2 text-sm text-ink-soft">
        {parts.map((part) => {
          const line = lines.get(part.pack_id)
          return (
            line && (
              <li key={part.pack_id} className="flex items-center justify-between gap-x-4">
                <span className="min-w-0 wrap-anywhere">
                  {part.quantity} × {line.Product.name}, {packSize({ label: line.size })}
                </span>
                <button
                  type="button"
                  onClick={() => removePart(part, line)}
                  className="min-h-11 shrink-0 px-1 underline underline-offset-4 hover:text-danger"
                >
                  {words.removePart}
                  <span className="sr-only">{` ${words.partFrom({ name: line.name, bundle: name })}`}</span>
                </button>
              </li>
            )
          )
        })}
      </ul>
      <div className="col-span-2 flex items-center justify-between gap-4">
        <QuantityStepper
          name={name}
          quantity={quantity}
          max={most}
          onAdd={() => change(1)}
          onSubtract={() => change(-1)}
        />
        <p className="text-right tabular-nums">
          <s className="mr-2 text-sm text-ink-soft">
            <span className="sr-only">{`${words.partsAlone} `}</span>
            {formatRupees(before)}
          </s>
          <span className="font-bold">
            <span className="sr-only">{`${words.totalOfLine} `}</span>
            {formatRupees(price, { decimals: 'always' })}
          </span>
        </p>
      </div>
      {quantity > most && (
        <p role="alert" className="col-span-full font-medium text-turmeric-dark">
          {inStock({ name, left: most })}
        </p>
      )}
    </li>
  )
}
