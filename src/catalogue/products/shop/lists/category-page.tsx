import type { LoaderFunctionArgs } from 'react-router'
import { redirectToCanonical } from '#browser/canonical-redirect.ts'
import { apiOf, type HeadArgs, transportContext } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { FilteredProducts } from '#catalogue/search/shop/results/filtered-products.tsx'
import { readFilters } from '#catalogue/search/shop/results/list-filters.ts'
import { isRefinement, loadResults, type SearchResults } from '#catalogue/search/shop/results/load-results.ts'
import { deferParts, nullOnError } from '#ui/feedback/deferred-data.tsx'
import { parsePathId } from '#values/texts/slug-path.ts'
import type { Category } from '../../category-contract.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/en.ts'
import { categoryHead } from './category-head.ts'
import { PageHeading } from './page-heading.tsx'

/** An unknown category must be a 404 (decision P8), so the loader waits for it; the products may load later. */
export async function loader(args: LoaderFunctionArgs) {
  const id = parsePathId(args.params.id)
  const asked = readFilters(new URL(args.request.url).searchParams).filter(([name]) => name !== 'category_id')
  const transport = args.context.get(transportContext)
  const categoryRequest = apiOf<typeof catalogueEndpoints>(args)('GET /categories/{id}', { params: { id } })
  const [category, parts] = await Promise.all([
    categoryRequest,
    deferParts(
      { products: nullOnError(loadResults(transport, { categoryId: id, asked })) },
      isRefinement(args.request),
    ),
    redirectToCanonical(args, categoryRequest),
  ])
  return { category, asked, ...parts }
}
type Data = Awaited<ReturnType<typeof loader>>

type LoadedData = { category: Category; products: SearchResults | null }
export const head = ({ data, ...shop }: HeadArgs<LoadedData>) =>
  categoryHead(data.category, data.products?.items ?? [], shop)

/** The products of one category (specification §2.11). */
export default function CategoryPage() {
  const { category, asked, products } = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-screen pb-12 outline-none lg:pb-20">
      <PageHeading
        crumbs={[{ label: words.categories, to: '/categories' }, { label: category.name }]}
        title={category.name}
        lead={category.description}
      />
      <h2 className="mb-5">{words.productsInCategory}</h2>
      <FilteredProducts
        key={category.id}
        path={category.path}
        categoryId={category.id}
        asked={asked}
        results={products}
        priority={2}
      />
    </main>
  )
}
