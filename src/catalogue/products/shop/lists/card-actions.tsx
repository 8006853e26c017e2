import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { hrefOf } from '#browser/router/href.ts'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button } from '#ui/elements/button.tsx'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../../words/en.ts'
import { useAddToCart } from '../use-add-to-cart.ts'
import type { ProductCardData } from './product-card-data.ts'

const CardStepper = lazy(async () => ({
  default: (await import('#ordering/cart/shop/card-stepper.tsx')).CardStepper,
}))

type Pack = ProductCardData['packs'][number]

/** Adds a product to the cart from its card, in the chosen size; then a stepper changes the quantity. */
export function CardActions({ product }: { product: ProductCardData }) {
  const { packs } = product
  const [chosen, choose] = useState(() => (packs.find(({ stock }) => stock > 0) ?? packs[0])?.id)
  const pack = packs.find(({ id }) => id === chosen)
  return pack ? <CardForm product={product} pack={pack} onChoose={choose} /> : null
}

type CardFormProps = { product: ProductCardData; pack: Pack; onChoose: (packId: number) => void }

/** A plain form, so that it works before hydration. */
function CardForm({ product, pack, onChoose }: CardFormProps) {
  const { packs, path } = product
  const { cart } = useVisitor()
  const { add, adding } = useAddToCart()
  const line = cart?.cartItems.find(({ pack_id }) => pack_id === pack.id)
  const page = packs[1] ? `${path}?pack=${pack.id}` : path
  // The button and the stepper replace each other, so the focus moves to the other one.
  const box = useRef<HTMLSpanElement>(null)
  const hasPressed = useRef(false)
  const keepFocus = () => {
    if (hasPressed.current && document.activeElement === document.body)
      [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    hasPressed.current = true
    void add(toShownProduct(product, pack), page)
  }
  const button = (
    <Button
      type="submit"
      variant="secondary"
      wide
      busy={adding}
      disabled={pack.stock === 0}
      aria-label={pack.stock === 0 ? undefined : words.addNamed({ name: product.name })}
      className="px-3!"
    >
      {pack.stock === 0 ? words.outOfStock : words.add}
    </Button>
  )
  return (
    <form action={hrefOf('/login')} onSubmit={submit} className="grid gap-2 px-3 pb-3 sm:px-4 sm:pb-4">
      <input type="hidden" name="from" value={page} />
      <input type="hidden" name="add" value={product.id} />
      {packs[1] && (
        <select
          aria-label={words.sizeOf({ name: product.name })}
          value={pack.id}
          onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
          className="min-h-11 w-full min-w-0 rounded-field border border-edge bg-paper px-3 text-sm text-ink"
        >
          {packs.map(({ id, size, price }) => (
            <option key={id} value={id}>
              {words.sizeAndPrice({ size, price: formatRupees(price) })}
            </option>
          ))}
        </select>
      )}
      <span ref={box} className="flex h-12 items-center justify-center">
        {line ? (
          <Suspense fallback={button}>
            <CardStepper line={line} max={pack.stock} onSwapped={keepFocus} />
          </Suspense>
        ) : (
          button
        )}
      </span>
      <span role="status" className="sr-only">
        {line && words.isInCart}
      </span>
    </form>
  )
}

/** The product in a size as the cart shows it, until the server's answer has the rest. */
const toShownProduct = (
  { picture, tint, ...product }: ProductCardData,
  { id: pack_id, size: quantity, price, stock }: Pack,
) => ({
  ...product,
  pack_id,
  quantity,
  price,
  stock,
  tint,
  image1: picture?.url ?? null,
  pictures: picture ? [picture] : [],
})
