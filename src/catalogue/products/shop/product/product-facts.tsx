import type { ReactNode } from 'react'
import { isSlowOrSavingData } from '#browser/data-saver.ts'
import { lazyHydrated } from '#browser/lazy-hydration.tsx'
import { Link } from '#browser/router/link.tsx'
import { RatingLine } from '#catalogue/reviews/shop/rating-line.tsx'
import { Price } from '#catalogue/variants/shop/price.tsx'
import { shownPrice } from '#catalogue/variants/shop/shown-price.ts'
import { rememberedPostalCode } from '#ordering/delivery/shop/remembered-postal-code.ts'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { tintOf } from '#ui/elements/tint.ts'
import { packSize } from '#values/words/en.ts'
import * as words from '../../words/en.ts'
import { nameOnPhone } from './product-layout.tsx'
import type { ProductInVariant } from './use-variant.ts'

/** Loads at once if a PIN code is remembered, unless data saver is on; otherwise when it scrolls into view. */
const DeliveryCheck = lazyHydrated(
  () => import('#ordering/delivery/shop/delivery-check.tsx').then((module) => module.DeliveryCheck),
  { atOnce: () => rememberedPostalCode() !== '' && !isSlowOrSavingData(), onFirstScreen: true },
)
const AllergenLines = lazyHydrated(
  () => import('#catalogue/labels/shop/allergen-lines.tsx').then((module) => module.AllergenLines),
  { onFirstScreen: true },
)
const VegMark = lazyHydrated(
  () => import('#catalogue/labels/shop/veg-mark.tsx').then((module) => module.VegMark),
  { onFirstScreen: true },
)
const OfferUntil = lazyHydrated(
  () => import('#catalogue/price-periods/shop/offer-until.tsx').then((module) => module.OfferUntil),
  { onFirstScreen: true },
)

/** Resolves when the code of the facts is loaded, as `preload` of `lazyHydrated` does. */
export const preloadFacts = () =>
  Promise.all([DeliveryCheck, AllergenLines, VegMark, OfferUntil].map((part) => part.preload()))

/**
 * A lazy part without a layout box never scrolls into view, so its code loads at the first interaction; it is only
 * read.
 */
const lazyOnPress = '[&>div]:contents'

/**
 * The description isn't needed on a phone's first screen. The document has the order of a phone, because a slow one paints
 * the page while it is still reading it, and what comes first must not move when the rest arrives.
 */
const firstOnDesktop = 'md:-order-1'

/** Name, price and availability (specification §2.12). `children` is the variant picker. */
export function ProductFacts({ product, children }: { product: ProductInVariant; children?: ReactNode }) {
  const { productDefaults } = useStoreSettings()
  const { name, one_liner, quantity, stock, category_path, category_name, label, rating } = product
  return (
    <div className="mt-2.5 flex max-w-[40rem] flex-col md:col-start-2 md:row-start-1 md:mt-0">
      {/* What shoppers must see without scrolling comes first: name, price, sizes, allergens and delivery. */}
      <div className={classNames(lazyOnPress, firstOnDesktop, 'flex items-center gap-2.5')}>
        <h1 className={nameOnPhone}>{name}</h1>
        {label?.mark && <VegMark mark={label.mark} />}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 md:mt-5">
        <div>
          <p>
            <Price shown={shownPrice(product, productDefaults)} net={product} size="page" />
          </p>
          {product.period?.until && (
            <div className={lazyOnPress}>
              <OfferUntil period={product.period} />
            </div>
          )}
        </div>
        {rating && (
          <a
            href="#reviews"
            className="-my-2 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            <RatingLine rating={rating} />
          </a>
        )}
      </div>
      {children}
      {label && (
        <div className={lazyOnPress}>
          <AllergenLines label={label} />
        </div>
      )}
      <div className="max-md:[&>div]:contents">
        <DeliveryCheck product={product.id} />
      </div>
      <p className={classNames(firstOnDesktop, 'mt-4 text-ink-soft md:mt-2 sm:text-lg')}>{one_liner}</p>
      <div className="mt-5 flex flex-wrap items-center border-y border-line py-3">
        <dl className="flex flex-1 gap-x-10">
          <Fact name={words.netWeight} value={packSize({ label: quantity })} />
          <Fact
            name={words.availability}
            value={stock > 0 ? words.inStock : words.outOfStock}
            className={stock > 0 ? 'text-success' : 'text-danger'}
          />
        </dl>
        <Link to={category_path} className="inline-flex min-h-11 items-center">
          <Badge tint={tintOf(product.tint)}>{category_name}</Badge>
        </Link>
      </div>
    </div>
  )
}

const Fact = ({ name, value, className }: { name: string; value: string; className?: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className={classNames('font-semibold wrap-anywhere', className)}>{value}</dd>
  </div>
)
