import type { LoaderFunctionArgs } from 'react-router'
import type { ListPage } from '#browser/call-api.ts'
import { redirectToCanonical } from '#browser/canonical-redirect.ts'
import { apiOf, type HeadArgs, transportContext } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { LabelFilters, labelFilterQuery } from '#catalogue/labels/shop/label-filters.tsx'
import { Await, deferParts, nullOnError } from '#ui/feedback/deferred-data.tsx'
import { parsePathId } from '#values/texts/slug-path.ts'
import type { Category } from '../../category-contract.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/en.ts'
import { categoryHead } from './category-head.ts'
import { listProducts } from './list-products.ts'
import { PageHeading } from './page-heading.tsx'
import type { ProductCardData } from './product-card-data.ts'
import { ProductResults, ProductsSkeleton } from './product-results.tsx'

/** An unknown category must be a 404 (decision P8), so the loader waits for it; the products may load later. */
export async function loader(args: LoaderFunctionArgs) {
  const id = parsePathId(args.params.id)
  const asked = labelFilterQuery(new URL(args.request.url).searchParams)
  const transport = args.context.get(transportContext)
  const categoryRequest = apiOf<typeof catalogueEndpoints>(args)('GET /categories/{id}', { params: { id } })
  const [category, parts] = await Promise.all([
    categoryRequest,
    deferParts({ products: nullOnError(listProducts(transport, { categoryId: id, asked })) }),
    redirectToCanonical(args, categoryRequest),
  ])
  return { category, asked, ...parts }
}
type Data = Awaited<ReturnType<typeof loader>>

type LoadedData = { category: Category; products: ListPage<ProductCardData> | null }
export const head = ({ data, ...shop }: HeadArgs<LoadedData>) =>
  categoryHead(data.category, data.products?.items ?? [], shop)

/** The products of one category (specification §2.11). */
export default function CategoryPage() {
  const { category, asked, products } = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1} className="page-column pb-12 lg:pb-20">
      <PageHeading
        crumbs={[{ label: words.categories, to: '/categories' }, { label: category.name }]}
        title={category.name}
        lead={category.description}
      />
      <h2 className="mb-5">{words.productsInCategory}</h2>
      <LabelFilters path={category.path} asked={asked} />
      <Await of={products} fallback={<ProductsSkeleton />}>
        {(found) => (
          <ProductResults
            key={`${category.id} ${JSON.stringify(asked)}`}
            products={found}
            more={(cursor) => listProducts(undefined, { categoryId: category.id, asked, cursor })}
            priority={2}
          />
        )}
      </Await>
    </main>
  )
}
