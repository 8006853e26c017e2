import { lazy, Suspense, useRef, useState } from 'react'
import { useIsHydrating } from '#browser/use-is-hydrating.ts'
import { LazyHeart } from '#catalogue/favourites/shop/lazy-heart.tsx'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { formatRupees } from '#values/money/money.ts'
import * as words from '../../words/en.ts'
import { useAddToCart } from '../use-add-to-cart.ts'
import type { ProductCardData } from './product-card-data.ts'

const CardStepper = lazy(async () => ({
  default: (await import('#ordering/cart/shop/card-stepper.tsx')).CardStepper,
}))

type Size = Required<ProductCardData>['sizes'][number]

/**
 * Adds a product to the cart from its card, in the chosen size; then a stepper changes the quantity. The server leaves
 * its place free, because it needs the script.
 */
export function CardActions({ product }: { product: ProductCardData }) {
  const isInBrowser = !useIsHydrating()
  const sizes = sizesOf(product)
  const [chosen, choose] = useState(() => (sizes.find(({ stock }) => stock > 0) ?? sizes[0])?.id)
  const size = sizes.find(({ id }) => id === chosen)
  return (
    <div className="grid gap-2 px-3 pb-3 sm:px-4 sm:pb-4">
      <LazyHeart id={product.id} name={product.name} className="absolute top-2 right-2" />
      {sizes[1] && (
        <span className="h-11">
          {isInBrowser && <SizeChoice name={product.name} sizes={sizes} chosen={chosen} onChoose={choose} />}
        </span>
      )}
      <span className="h-12">{isInBrowser && size && <AddOrChange product={product} size={size} />}</span>
    </div>
  )
}

const sizesOf = ({ sizes, pack_id: id, quantity: size, price, stock }: ProductCardData): Size[] =>
  sizes ?? (id === undefined ? [] : [{ id, size, price, stock }])

type SizeChoiceProps = {
  name: string
  sizes: Size[]
  chosen: number | undefined
  onChoose: (packId: number) => void
}

const SizeChoice = ({ name, sizes, chosen, onChoose }: SizeChoiceProps) => (
  <select
    aria-label={words.sizeOf({ name })}
    value={chosen}
    onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    className="min-h-11 w-full min-w-0 rounded-field border border-edge bg-paper px-3 text-sm text-ink"
  >
    {sizes.map(({ id, size, price }) => (
      <option key={id} value={id}>
        {words.sizeAndPrice({ size, price: formatRupees(price) })}
      </option>
    ))}
  </select>
)

/** The button that adds the product, or the stepper once it is in the cart. */
function AddOrChange({ product, size }: { product: ProductCardData; size: Size }) {
  const { sizes, path, name } = product
  const { cart } = useVisitor()
  const { add, adding } = useAddToCart()
  const line = cart?.cartItems.find(({ pack_id }) => pack_id === size.id)
  const page = sizes ? `${path}?pack=${size.id}` : path
  // The button and the stepper replace each other, so the focus moves to the other one.
  const box = useRef<HTMLSpanElement>(null)
  const hasPressed = useRef(false)
  const keepFocus = () => {
    if (hasPressed.current && document.activeElement === document.body)
      [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }
  // The product's page has the form for an email when it is back.
  const button =
    size.stock === 0 ? (
      <ButtonLink
        to={page}
        variant="secondary"
        wide
        aria-label={words.notifyMeOf({ name })}
        className="px-3! text-sm"
      >
        {words.notifyMe}
      </ButtonLink>
    ) : (
      <Button
        variant="secondary"
        wide
        busy={adding}
        aria-label={words.addNamed({ name })}
        onClick={() => {
          hasPressed.current = true
          void add(toShownProduct(product, size), page)
        }}
        className="px-3!"
      >
        {words.add}
      </Button>
    )
  return (
    <span ref={box} className="flex h-12 items-center justify-center">
      {line ? (
        <Suspense fallback={button}>
          <CardStepper line={line} max={size.stock} onSwapped={keepFocus} />
        </Suspense>
      ) : (
        button
      )}
      <span role="status" className="sr-only">
        {line && words.isInCart}
      </span>
    </span>
  )
}

/** The product in a size as the cart shows it, until the server's answer has the rest. */
const toShownProduct = (
  { picture, sizes, ...product }: ProductCardData,
  { id: pack_id, size: quantity, price, stock }: Size,
) => ({
  ...product,
  // A product with one size has no size in its name.
  packs: sizes ?? [],
  pack_id,
  quantity,
  price,
  stock,
  image1: picture?.url ?? null,
  pictures: picture ? [picture] : [],
})
