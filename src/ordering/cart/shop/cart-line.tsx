import { useFocusMainOnUnmount } from '#browser/focus-main.ts'
import { Link } from '#browser/router/link.tsx'
import { Price } from '#catalogue/variants/shop/price.tsx'
import { cardPrice } from '#catalogue/variants/shop/shown-price.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Button } from '#ui/elements/button.tsx'
import { TrashIcon } from '#ui/elements/lazy-icons.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { tintOf } from '#ui/elements/tint.ts'
import { QuantityStepper } from '#ui/forms/quantity-stepper.tsx'
import { formatRupees } from '#values/money/money.ts'
import { inStock, packSize } from '#values/words/en.ts'
import type { CartItem } from '../contract.ts'
import * as words from '../words/en.ts'
import { addToCart, decreaseQuantity, reduceToStock } from './cart-actions.ts'
import { lineTotal } from './cart-totals.ts'

type CartLineProps = {
  line: CartItem
  /** The highest quantity that the customer can order. */
  max: number
  /** More units of the variant that belong to bundles in the cart; they stay when this line is removed. */
  inBundles?: number
  onRemoved: (name: string) => void
}

/** A cart line: quantity, price and availability, and the buttons that change it. */
export function CartLine({ line, max, inBundles = 0, onRemoved }: CartLineProps) {
  const { Product: product, pack_id, name, quantity, size } = line
  const { productDefaults } = useStoreSettings()
  const applyChange = (change: Promise<boolean>, isLast: boolean) => {
    if (isLast) onRemoved(name)
    void change
  }
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-3 border-b border-line py-4 last:border-0 @lg:grid-cols-[6rem_minmax(0,1fr)_auto_minmax(6.5rem,auto)_auto] @lg:items-center">
      <Photo line={line} />
      <div className="min-w-0">
        <Link
          to={`${product.path}${name === product.name ? '' : `?pack=${pack_id}`}`}
          className="block py-1 font-semibold underline-offset-4 hover:underline"
        >
          {product.name}
        </Link>
        <p className="text-sm text-ink-soft">{packSize({ label: size })}</p>
        <p className="mt-1">
          <Price
            shown={cardPrice(product, productDefaults)}
            net={product}
            text={words.each({ price: formatRupees(product.price) })}
          />
        </p>
      </div>
      <button
        type="button"
        aria-label={words.remove({ name })}
        onClick={() => applyChange(reduceToStock(pack_id, inBundles), true)}
        className="-mr-2 grid size-11 place-items-center self-start rounded-full text-ink-soft hover:bg-tint-danger hover:text-danger @lg:order-last @lg:self-center"
      >
        <TrashIcon className="size-5" strokeWidth={1.75} />
      </button>
      <div className="col-span-3 flex items-center justify-between gap-4 @lg:contents">
        <QuantityStepper
          name={name}
          quantity={quantity}
          max={max}
          onAdd={() => applyChange(addToCart(line), false)}
          onSubtract={() => applyChange(decreaseQuantity(line), quantity === 1)}
        />
        <p className="text-right font-bold tabular-nums">
          <span className="sr-only">{`${words.totalOfLine} `}</span>
          {formatRupees(lineTotal(line), { decimals: 'always' })}
        </p>
      </div>
      <p
        role="status"
        className="order-last col-span-full text-sm font-medium text-turmeric-dark empty:-mt-3"
      >
        {quantity === max && inStock({ name, left: max })}
      </p>
      {quantity > max && (
        <StockWarning
          line={line}
          max={max}
          onReduce={() => applyChange(reduceToStock(pack_id, max + inBundles), max === 0)}
        />
      )}
    </li>
  )
}

function Photo({ line: { Product: product } }: { line: CartItem }) {
  const box = 'size-20 shrink-0 rounded-field sm:size-24'
  const [photo] = product.pictures
  const tint = tintOf(product.tint)
  return photo ? (
    <Picture picture={photo} sizes="96px" tint={tint} decorative className={box} />
  ) : (
    <PlaceholderPicture tint={tint} className={box} />
  )
}

/** Warns before the checkout refuses the line, and offers the available quantity. */
function StockWarning({ line, max, onReduce }: { line: CartItem; max: number; onReduce: () => void }) {
  useFocusMainOnUnmount()
  return (
    <div
      role="alert"
      className="order-last col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-tint-turmeric px-4 py-3"
    >
      <p className="font-medium text-turmeric-dark">{inStock({ name: line.name, left: max })}</p>
      <Button variant="secondary" className="px-4! text-sm" onClick={onReduce}>
        {max === 0 ? words.takeItOut : words.takeTheRest({ left: max })}
      </Button>
    </div>
  )
}
