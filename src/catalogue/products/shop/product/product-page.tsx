import type { LoaderFunctionArgs } from 'react-router'
import { redirectToCanonical } from '#browser/canonical-redirect.ts'
import { lazyHydrated } from '#browser/lazy-hydration.tsx'
import { apiOf, type HeadArgs, transportContext } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { tintOf } from '#ui/elements/tint.ts'
import { Await, deferParts, nullOnError } from '#ui/feedback/deferred-data.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import * as uiWords from '#ui/words/en.ts'
import { parsePathId } from '#values/texts/slug-path.ts'
import type { catalogueEndpoints, LabelledProduct, Product } from '../../contract.ts'
import { AddToCart } from './add-to-cart.tsx'
import { Gallery } from './gallery.tsx'
import { listOtherProducts } from './list-other-products.ts'
import { ProductFacts } from './product-facts.tsx'
import { orFailure, ProductFailure } from './product-failure.tsx'
import { productHead } from './product-head.ts'
import { productPageColumns } from './product-layout.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { useVariant, variantPath } from './use-variant.ts'

const OtherProducts = lazyHydrated(() =>
  import('./other-products.tsx').then((module) => module.OtherProducts),
)
const DescriptionList = lazyHydrated(() =>
  import('./description-list.tsx').then((module) => module.DescriptionList),
)
const ProductDetails = lazyHydrated(() =>
  import('./product-details.tsx').then((module) => module.ProductDetails),
)
const BundleStrip = lazyHydrated(() =>
  import('#catalogue/bundles/shop/bundle-strip.tsx').then((module) => module.BundleStrip),
)
const Share = lazyHydrated(() => import('#ui/elements/share.tsx').then((module) => module.Share))
const VariantPicker = lazyHydrated(() =>
  import('./variant-picker.tsx').then((module) => module.VariantPicker),
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
  return deferParts({ product: import.meta.env.SSR ? product : orFailure(product), others })
}
type Data = Awaited<ReturnType<typeof loader>>

type LoadedData = { product: LabelledProduct | { failure: unknown } }
export const head = ({ data: { product }, ...shop }: HeadArgs<LoadedData>) =>
  'failure' in product ? { title: shop.storeName, hidden: true } : productHead(product, shop)

/** A product with other products below (specification §2.12). */
export default function ProductPage() {
  const { product, others } = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1}>
      <Await of={product} fallback={<ProductSkeleton />}>
        {(found) =>
          'failure' in found ? (
            <ProductFailure error={found.failure} />
          ) : (
            <ProductView key={found.id} product={found} />
          )
        }
      </Await>
      <Await of={others} fallback={null}>
        {(found) => (found && found.length > 0 ? <OtherProducts products={found} /> : null)}
      </Await>
    </main>
  )
}

const breadcrumbsTo = ({ name, category_path, category_name }: Product) => [
  { label: uiWords.home, to: '/' },
  { label: category_name, to: category_path },
  { label: name },
]

function ProductView({ product }: { product: LabelledProduct }) {
  const [shown, choose] = useVariant(product)
  return (
    <>
      <div className="page-column pt-2">
        <Breadcrumbs crumbs={breadcrumbsTo(product)} />
      </div>
      <article className={productPageColumns}>
        <Gallery pictures={product.pictures} name={product.name} tint={tintOf(product.tint)} />
        <ProductFacts product={shown}>
          {product.packs[1] && <VariantPicker product={shown} onChoose={choose} />}
        </ProductFacts>
        <div className="mt-8 md:col-start-2 md:row-start-3">
          <DescriptionList description={product.description} />
          <Share path={variantPath(product, shown.pack_id)} about={product.name} className="mt-6" />
        </div>
        <div className="md:col-span-2">
          <ProductDetails product={product} />
        </div>
        <AddToCart product={shown} />
      </article>
      <BundleStrip productId={product.id} />
    </>
  )
}
