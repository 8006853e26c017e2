import { useEffect } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { redirectToCanonical } from '#browser/canonical-redirect.ts'
import { lazyHydrated } from '#browser/lazy-hydration.tsx'
import { readStored, rememberedNames } from '#browser/local-storage.ts'
import { apiOf, type HeadArgs, transportContext } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { listBoughtTogether } from '#catalogue/bought-together/shop/list-bought-together.ts'
import { noteViewed } from '#catalogue/recently-viewed/shop/note-viewed.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { tintOf } from '#ui/elements/tint.ts'
import { Await, deferParts, nullOnError } from '#ui/feedback/deferred-data.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import * as uiWords from '#ui/words/en.ts'
import { parsePathId } from '#values/texts/slug-path.ts'
import type { catalogueEndpoints, LabelledProduct, Product } from '../../contract.ts'
import { AddToCart } from './add-to-cart.tsx'
import { Gallery } from './gallery.tsx'
import { listOtherProducts } from './list-other-products.ts'
import { ProductFacts, preloadFacts } from './product-facts.tsx'
import { orFailure, ProductFailure } from './product-failure.tsx'
import { productHead } from './product-head.ts'
import { productPageColumns } from './product-layout.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { useVariant, variantPath } from './use-variant.ts'

const OtherProducts = lazyHydrated(() =>
  import('./other-products.tsx').then((module) => module.OtherProducts),
)
const BoughtTogether = lazyHydrated(() =>
  import('#catalogue/bought-together/shop/bought-together.tsx').then((module) => module.BoughtTogether),
)
const ProductStories = lazyHydrated(
  () => import('#catalogue/stories/shop/stories-row.tsx').then((module) => module.ProductStories),
  { atFirstScroll: true },
)
const DescriptionList = lazyHydrated(() =>
  import('./description-list.tsx').then((module) => module.DescriptionList),
)
/** Loads at once if something is saved on this device: then this product may be. */
const Heart = lazyHydrated(
  () => import('#catalogue/favourites/shop/heart.tsx').then((module) => module.Heart),
  { atOnce: () => readStored(rememberedNames.favourites) !== null },
)
const ProductDetails = lazyHydrated(() =>
  import('./product-details.tsx').then((module) => module.ProductDetails),
)
const BundleStrip = lazyHydrated(() =>
  import('#catalogue/bundles/shop/bundle-strip.tsx').then((module) => module.BundleStrip),
)
const ProductReviews = lazyHydrated(
  () => import('#catalogue/reviews/shop/product-reviews.tsx').then((module) => module.ProductReviews),
  { atFirstScroll: true },
)
const Share = lazyHydrated(() => import('#ui/elements/share.tsx').then((module) => module.Share))
const BackInStockAlert = lazyHydrated(
  () => import('#inventory/alerts/shop/back-in-stock-alert.tsx').then((module) => module.BackInStockAlert),
  { onFirstScreen: true },
)
const VariantPicker = lazyHydrated(
  () => import('./variant-picker.tsx').then((module) => module.VariantPicker),
  { onFirstScreen: true },
)

/** The server answers with the failure's status, so there the loader throws. */
export { ProductFailurePage as ErrorBoundary } from './product-failure.tsx'

/**
 * If the other products cannot be loaded, the page is shown without them; only a missing product is a 404 (decision
 * P8).
 */
export async function loader(args: LoaderFunctionArgs) {
  const params = { id: parsePathId(args.params.id) }
  const product = apiOf<typeof catalogueEndpoints>(args)('GET /products/{id}', { params })
  await redirectToCanonical(args, product)
  const transport = args.context.get(transportContext)
  const others = nullOnError(product.then((found) => listOtherProducts(transport, found)))
  const together = nullOnError(product.then(({ id }) => listBoughtTogether(transport, id)))
  return deferParts({ product: import.meta.env.SSR ? product : shownWhole(product), others, together })
}

/** The product, or why it can't be shown, when the code of what is on its first screen is loaded too: nothing moves then. */
async function shownWhole(product: Promise<LabelledProduct>) {
  const [found] = await Promise.all([orFailure(product), preloadFacts(), VariantPicker.preload()])
  return found
}

type Data = Awaited<ReturnType<typeof loader>>

type LoadedData = { product: LabelledProduct | { failure: unknown } }
export const head = ({ data: { product }, ...shop }: HeadArgs<LoadedData>) =>
  'failure' in product ? { title: shop.storeName, hidden: true } : productHead(product, shop)

/** A product with other products below (specification §2.12). */
export default function ProductPage() {
  const { product, others, together } = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1}>
      <Await of={product} fallback={<ProductSkeleton />}>
        {(found) =>
          'failure' in found ? (
            <ProductFailure error={found.failure} />
          ) : (
            <>
              <ProductView key={found.id} product={found} together={together} />
              <ProductReviews product={found} />
              <ProductStories productId={found.id} />
            </>
          )
        }
      </Await>
      <Await of={others} fallback={<div className={othersHeight} />}>
        {(found) =>
          found && found.length > 0 ? (
            <div className={othersHeight}>
              <OtherProducts products={found} />
            </div>
          ) : null
        }
      </Await>
    </main>
  )
}

/** About what the other products need, so that the footer stays where it is while they load. */
const othersHeight = 'min-h-[calc(75vw+23.5rem)] sm:min-h-[43rem] lg:min-h-[47rem]'

const breadcrumbsTo = ({ name, category_path, category_name }: Product) => [
  { label: uiWords.home, to: '/' },
  { label: category_name, to: category_path },
  { label: name },
]

type ProductViewProps = { product: LabelledProduct; together: Data['together'] }

function ProductView({ product, together }: ProductViewProps) {
  const [shown, choose] = useVariant(product)
  useEffect(() => noteViewed(product.id), [product.id])
  return (
    <>
      <div className="page-column pt-2">
        <Breadcrumbs crumbs={breadcrumbsTo(product)} />
      </div>
      {/* As tall as its placeholder: what stands below must not be seen before the parts of the page have arrived. */}
      <article className={classNames(productPageColumns, 'max-md:min-h-svh')}>
        <Gallery pictures={product.pictures} name={product.name} tint={tintOf(product.tint)} />
        <ProductFacts product={shown}>
          {product.packs[1] && <VariantPicker product={shown} onChoose={choose} />}
          {shown.stock === 0 && shown.pack_id !== undefined && <BackInStockAlert packId={shown.pack_id} />}
        </ProductFacts>
        <div className="mt-8 md:col-start-2 md:row-start-3">
          <DescriptionList description={product.description} />
          {/* Without a layout box, its code is loaded at the first interaction. */}
          <div className="mt-6 h-11 [&>div]:contents">
            <Heart id={product.id} name={product.name} />
          </div>
          <Share path={variantPath(product, shown.pack_id)} about={product.name} className="mt-6" />
        </div>
        <div className="md:col-span-2">
          <ProductDetails product={product} />
        </div>
        <AddToCart product={shown} />
      </article>
      <Await of={together} fallback={null}>
        {(found) => found?.[0] && <BoughtTogether products={found} product={shown} />}
      </Await>
      <BundleStrip productId={product.id} />
    </>
  )
}
