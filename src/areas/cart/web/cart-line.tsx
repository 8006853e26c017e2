import Trash from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useFocusMainWhenGone } from '../../../ui/focus-main.ts'
import { Picture } from '../../../ui/picture.tsx'
import { PlaceholderPicture } from '../../../ui/placeholder-picture.tsx'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import { tintOf } from '../../../ui/tint.ts'
import { formatRupees } from '../../../values/money.ts'
import { stockSentence } from '../../../values/stock.ts'
import type { CartItem } from '../contract.ts'
import { lineTotal } from './cart-total.ts'
import { addToCart, lowerLine, removeLine, takeTheRest } from './change-cart.ts'

type CartLineProps = {
  line: CartItem
  /** How much of it the customer can have. */
  most: number
  onRemoved: (name: string) => void
}

/** A product in the cart: how much of it, what it costs, and whether there is that much. */
export function CartLine({ line, most, onRemoved }: CartLineProps) {
  const { Product: product, product_id, quantity, size } = line
  const take = (change: Promise<boolean>, isLast: boolean) => {
    if (isLast) onRemoved(product.name)
    void change
  }
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-3 border-b border-line py-4 last:border-0 sm:grid-cols-[6rem_minmax(0,1fr)_auto_minmax(6.5rem,auto)_auto] sm:items-center">
      <Photo line={line} />
      <div className="min-w-0">
        <Link
          to={`/product/${product_id}`}
          className="block py-1 font-semibold underline-offset-4 hover:underline"
        >
          {product.name}
        </Link>
        <p className="text-sm text-ink-soft">{size}</p>
        <p className="text-sm">{formatRupees(product.price)} each</p>
      </div>
      <button
        type="button"
        aria-label={`Remove ${product.name}`}
        onClick={() => take(removeLine(product_id), true)}
        className="-mr-2 grid size-11 place-items-center self-start rounded-full text-ink-soft hover:bg-tint-danger hover:text-danger sm:order-last sm:self-center"
      >
        <Trash className="size-5" strokeWidth={1.75} />
      </button>
      <div className="col-span-3 flex items-center justify-between gap-4 sm:contents">
        <QuantityStepper
          name={product.name}
          quantity={quantity}
          max={most}
          onAdd={() => take(addToCart(product), false)}
          onSubtract={() => take(lowerLine(product_id), quantity === 1)}
        />
        <p className="text-right font-bold tabular-nums">
          <span className="sr-only">Total of this line: </span>
          {formatRupees(lineTotal(line), { decimals: 'always' })}
        </p>
      </div>
      <p
        role="status"
        className="order-last col-span-full text-sm font-medium text-turmeric-dark empty:-mt-3"
      >
        {quantity === most && stockSentence(product.name, most)}
      </p>
      {quantity > most && (
        <TooMany line={line} most={most} onTake={() => take(takeTheRest(product_id, most), most === 0)} />
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

/** Said before the checkout says no; what is left can still be had. */
function TooMany({ line, most, onTake }: { line: CartItem; most: number; onTake: () => void }) {
  useFocusMainWhenGone()
  return (
    <div
      role="alert"
      className="order-last col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-tint-turmeric px-4 py-3"
    >
      <p className="font-medium text-turmeric-dark">{stockSentence(line.Product.name, most)}</p>
      <Button variant="secondary" className="px-4! text-sm" onClick={onTake}>
        {most === 0 ? 'Take it out' : `Take the ${most} left`}
      </Button>
    </div>
  )
}
