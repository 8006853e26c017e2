import type { LoaderFunctionArgs } from 'react-router'
import { late } from '#browser/late.tsx'
import { leadToName } from '#browser/lead-to-name.ts'
import { apiOf, type HeadArgs, transportContext } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { tintOf } from '#ui/elements/tint.ts'
import { Arrival, arriving, orNothing } from '#ui/feedback/arriving.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import * as shared from '#ui/words/en.ts'
import { idIn } from '#values/texts/named-path.ts'
import type { catalogueEndpoints, LabelledProduct, Product } from '../../contract.ts'
import { AddToCart } from './add-to-cart.tsx'
import { Gallery } from './gallery.tsx'
import { listOtherProducts } from './list-other-products.ts'
import { ProductFacts } from './product-facts.tsx'
import { orFailure, ProductFailure } from './product-failure.tsx'
import { productHead } from './product-head.ts'
import { productColumns } from './product-layout.tsx'
import { ProductOnItsWay } from './product-on-its-way.tsx'
import { pathOfPack, usePack } from './use-pack.ts'

const OtherProducts = late(() => import('./other-products.tsx').then((module) => module.OtherProducts))
const DescriptionList = late(() => import('./description-list.tsx').then((module) => module.DescriptionList))
const ProductDetails = late(() => import('./product-details.tsx').then((module) => module.ProductDetails))
const Share = late(() => import('#ui/elements/share.tsx').then((module) => module.Share))
const SizeChoice = late(() => import('./size-choice.tsx').then((module) => module.SizeChoice))

/** The server answers with the failure's status, so there the loader throws. */
export { ProductFailurePage as ErrorBoundary } from './product-failure.tsx'

/**
 * If the other products cannot be loaded, the page is shown without them; only a missing product is a 404 (decision
 * P8).
 */
export async function loader(args: LoaderFunctionArgs) {
  const params = { id: idIn(args.params.id) }
  const product = apiOf<typeof catalogueEndpoints>(args)('GET /products/{id}', { params })
  await leadToName(args, product)
  const transport = args.context.get(transportContext)
  const others = orNothing(product.then((found) => listOtherProducts(transport, found)))
  return arriving({ product: import.meta.env.SSR ? product : orFailure(product), others })
}
type Data = Awaited<ReturnType<typeof loader>>

type Arrived = { product: LabelledProduct | { failure: unknown } }
export const head = ({ data: { product }, ...shop }: HeadArgs<Arrived>) =>
  'failure' in product ? { title: shop.storeName, hidden: true } : productHead(product, shop)

/** A product and what else there is (specification §2.12). */
export default function ProductPage() {
  const { product, others } = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1}>
      <Arrival of={product} meanwhile={<ProductOnItsWay />}>
        {(found) =>
          'failure' in found ? (
            <ProductFailure error={found.failure} />
          ) : (
            <ProductView key={found.id} product={found} />
          )
        }
      </Arrival>
      <Arrival of={others} meanwhile={null}>
        {(found) => (found && found.length > 0 ? <OtherProducts products={found} /> : null)}
      </Arrival>
    </main>
  )
}

const wayTo = ({ name, category_path, category_name }: Product) => [
  { label: shared.home, to: '/' },
  { label: category_name, to: category_path },
  { label: name },
]

function ProductView({ product }: { product: LabelledProduct }) {
  const [shown, choose] = usePack(product)
  return (
    <>
      <div className="page-column pt-2">
        <Breadcrumbs crumbs={wayTo(product)} />
      </div>
      <article className={productColumns}>
        <Gallery pictures={product.pictures} name={product.name} tint={tintOf(product.tint)} />
        <ProductFacts product={shown}>
          {product.packs[1] && <SizeChoice product={shown} onChoose={choose} />}
        </ProductFacts>
        <div className="mt-8 md:col-start-2 md:row-start-3">
          <DescriptionList description={product.description} />
          <Share path={pathOfPack(product, shown.pack_id)} about={product.name} className="mt-6" />
        </div>
        <div className="md:col-span-2">
          <ProductDetails product={product} />
        </div>
        <AddToCart product={shown} />
      </article>
    </>
  )
}
