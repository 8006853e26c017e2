import { Price } from '#catalogue/variants/shop/price.tsx'
import { cardPrice } from '#catalogue/variants/shop/shown-price.ts'
import * as priceWords from '#catalogue/variants/words/en.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { ButtonLink } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { Carousel } from '#ui/elements/carousel.tsx'
import * as words from '../../words/en.ts'
import { CardPicture } from '../lists/product-card.tsx'
import type { ProductCardData } from '../lists/product-card-data.ts'

const sizes = '(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, calc(100vw - 2rem)'

/** The carousel below a product (specification §2.13). */
export const OtherProducts = ({ products }: { products: ProductCardData[] }) => (
  <section className="page-column page-section">
    <h2 className="mb-6">{words.otherProducts}</h2>
    <Carousel
      label={words.otherProducts}
      slides={products.map((product) => ({ key: product.id, content: <Slide product={product} /> }))}
      perView="upToThree"
      gap
      loop
      autoplay={3000}
    />
  </section>
)

function Slide({ product }: { product: ProductCardData }) {
  const { productDefaults } = useStoreSettings()
  const shown = cardPrice(product, productDefaults)
  return (
    <Card className="relative flex h-full flex-col">
      <CardPicture product={product} sizes={sizes} className="aspect-4/3" />
      {shown.badge && (
        <Badge tone="discount" className="absolute top-3 right-3">
          {shown.badge}
        </Badge>
      )}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h3 className="line-clamp-2 text-base leading-snug sm:text-lg">{product.name}</h3>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <Price
            shown={{ ...shown, badge: null }}
            net={product}
            label={product.from ? words.from : shown.before ? priceWords.mrp : undefined}
          />
          <DetailsLink product={product} />
        </p>
      </div>
    </Card>
  )
}

/** Disabled if the product is sold out. */
const DetailsLink = ({ product: { path, name, stock } }: { product: ProductCardData }) =>
  stock === 0 ? (
    // biome-ignore lint/a11y/useValidAnchor: a disabled link has no place to go.
    <a role="link" aria-disabled="true" className={disabledStyles}>
      {words.viewDetails}
    </a>
  ) : (
    <ButtonLink to={path} variant="secondary" aria-label={words.viewDetailsOf({ name })}>
      {words.viewDetails}
    </ButtonLink>
  )

const disabledStyles =
  'inline-flex min-h-11 items-center rounded-full bg-line px-6 py-2 font-semibold text-ink-soft'
