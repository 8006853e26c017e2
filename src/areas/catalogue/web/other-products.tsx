import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { Price } from '../../../ui/price.tsx'
import type { CardFacts } from './card-facts.ts'
import { carouselBadgeOf, priceCutOf } from './price-cut.ts'
import { CardPicture } from './product-card.tsx'

const sizes = '(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, calc(100vw - 2rem)'

/** The carousel below a product (specification §2.13). */
export const OtherProducts = ({ products }: { products: CardFacts[] }) => (
  <section className="page-column page-section">
    <h2 className="mb-6">Browse Other Products</h2>
    <Carousel
      label="Browse Other Products"
      slides={products.map((product) => ({ key: product.id, content: <Slide product={product} /> }))}
      perView="upToThree"
      gap
      loop
      autoplay={3000}
    />
  </section>
)

function Slide({ product }: { product: CardFacts }) {
  const badge = carouselBadgeOf(product)
  return (
    <Card className="relative flex h-full flex-col">
      <CardPicture product={product} sizes={sizes} className="aspect-4/3" />
      {badge && (
        <Badge tone="discount" className="absolute top-3 right-3">
          {badge}
        </Badge>
      )}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h3 className="line-clamp-2 text-base leading-snug sm:text-lg">{product.name}</h3>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <Price price={product.price} struck={priceCutOf(product).struck} label="MRP" />
          <Details product={product} />
        </p>
      </div>
    </Card>
  )
}

/** Disabled where nothing is left: a link without a place to go. */
const Details = ({ product: { id, name, stock } }: { product: CardFacts }) =>
  stock === 0 ? (
    // biome-ignore lint/a11y/useValidAnchor: a disabled link has no place to go.
    <a role="link" aria-disabled="true" className={disabledLook}>
      View Details
    </a>
  ) : (
    <ButtonLink to={`/product/${id}`} variant="secondary" aria-label={`View Details of ${name}`}>
      View Details
    </ButtonLink>
  )

const disabledLook =
  'inline-flex min-h-11 items-center rounded-full bg-line px-6 py-2 font-semibold text-ink-soft'
