import { RatingLine } from '#catalogue/reviews/shop/rating-line.tsx'
import { Price } from '#catalogue/variants/shop/price.tsx'
import { cardPrice } from '#catalogue/variants/shop/shown-price.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { CardLink } from '#ui/elements/card.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { tintOf } from '#ui/elements/tint.ts'
import type { PictureView } from '#values/pictures/picture.ts'
import { packSize } from '#values/words/en.ts'
import * as words from '../../words/en.ts'
import { CardActions } from './card-actions.tsx'
import type { ProductCardData } from './product-card-data.ts'

/** The widest file that a card in a grid needs, in pixels: further ones would be named in each card for nothing. */
const widestFile = 640

/** Two cards per row on a phone, then three, then four. */
export const cardSizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, calc(50vw - 1.5rem)'

/** A product in a grid: a link to its page (specification §2.9), and below it the way into the cart. */
export function ProductCard({ product, priority }: { product: ProductCardData; priority?: boolean }) {
  const { productDefaults } = useStoreSettings()
  return (
    <CardLink to={product.path} state={{ name: product.name }} actions={<CardActions product={product} />}>
      <CardPicture
        product={{ ...product, picture: product.picture && upTo(widestFile, product.picture) }}
        sizes={cardSizes}
        priority={priority}
        className="waits aspect-square"
      />
      <div className="flex flex-1 flex-col gap-1 p-3 sm:p-4">
        <h3 className="line-clamp-2 text-base leading-snug sm:text-lg">{product.name}</h3>
        <p className="line-clamp-2 text-sm text-ink-soft">{product.one_liner}</p>
        {product.rating && <RatingLine rating={product.rating} />}
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-2">
          <Price
            shown={cardPrice(product, productDefaults)}
            net={product}
            label={product.from ? words.from : undefined}
          />
          <span className="text-sm wrap-anywhere text-ink-soft">{packSize({ label: product.quantity })}</span>
        </p>
      </div>
    </CardLink>
  )
}

/** A picture without its wider files, unless all are. */
function upTo(width: number, { widths, ...picture }: PictureView): PictureView {
  const narrow = widths.filter((each) => each <= width)
  return { ...picture, widths: narrow.length > 0 ? narrow : widths }
}

type CardPictureProps = { product: ProductCardData; sizes: string; priority?: boolean; className: string }

/** A product's first picture as a square, with a sold-out badge if none is left. */
export function CardPicture({ product, sizes, priority, className }: CardPictureProps) {
  const { picture, stock } = product
  const tint = tintOf(product.tint)
  return (
    <span className="relative block">
      {picture ? (
        <Picture
          picture={picture}
          sizes={sizes}
          tint={tint}
          priority={priority}
          className={className}
          decorative
        />
      ) : (
        <PlaceholderPicture tint={tint} className={className} />
      )}
      {stock === 0 && (
        <Badge tone="sold" className="absolute bottom-3 left-3">
          {words.soldOutOnCard}
        </Badge>
      )}
    </span>
  )
}
