import type { LoaderFunctionArgs } from 'react-router'
import { apiOf, type HeadArgs, transportContext } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { FilteredProducts } from '#catalogue/search/shop/results/filtered-products.tsx'
import { readFilters } from '#catalogue/search/shop/results/list-filters.ts'
import { isRefinement, loadResults } from '#catalogue/search/shop/results/load-results.ts'
import { loadSuggestions } from '#catalogue/search/shop/suggestions/load-suggestions.ts'
import { Await, deferParts, nullOnError } from '#ui/feedback/deferred-data.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonCards } from '#ui/feedback/skeleton.tsx'
import { SearchForm } from '#ui/layout/search-form.tsx'
import * as uiWords from '#ui/words/en.ts'
import type { Category } from '../../category-contract.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/en.ts'
import { CategoryGrid, categoryColumns, categorySizes } from './category-grid.tsx'
import { PageHeading } from './page-heading.tsx'

const maxCategories = 100

/** All categories, or with `?q=` the matching categories and products. */
export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url)
  const q = searchParams.get('q')?.trim().slice(0, 80) ?? ''
  const asked = readFilters(searchParams)
  const api = apiOf<typeof catalogueEndpoints>(args)
  const transport = args.context.get(transportContext)
  const parts = await deferParts(
    {
      categories: nullOnError(api('GET /categories', { query: { limit: maxCategories, q } })),
      results: q ? nullOnError(loadResults(transport, { q, asked })) : Promise.resolve(null),
    },
    q !== '' && isRefinement(args.request),
  )
  return { q, asked, ...parts }
}
type Data = Awaited<ReturnType<typeof loader>>

type LoadedData = { q: string; categories?: Category[] | null }
export function head({ data: { q, categories }, storeName }: HeadArgs<LoadedData>) {
  if (q) return { title: `${words.resultsFor({ search: q })} | ${storeName}`, hidden: true }
  const picture = categories?.[0]?.picture
  return {
    title: `${uiWords.shopByCategories} | ${storeName}`,
    description: words.categoriesDescription({ shop: storeName }),
    feed: true,
    ...(picture && { largest: { picture, sizes: categorySizes } }),
  }
}

export default function CategoriesPage() {
  const data = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-screen pb-12 outline-none lg:pb-20">
      {data.q === '' ? <AllCategories {...data} /> : <SearchResults {...data} />}
    </main>
  )
}

function AllCategories({ categories }: Data) {
  return (
    <>
      <PageHeading
        crumbs={[{ label: words.categories }]}
        title={uiWords.shopByCategories}
        lead={words.categoriesLead}
      />
      <h2 className="sr-only">{words.allCategories}</h2>
      <Await of={categories} fallback={<CategoriesSkeleton />}>
        {(found) =>
          found ? (
            <CategoryGrid categories={found} priority />
          ) : (
            <ErrorState sentence={words.categoriesNotLoaded} />
          )
        }
      </Await>
    </>
  )
}

const CategoriesSkeleton = () => (
  <SkeletonCards words={words.loadingCategories} count={6} className={categoryColumns} />
)

/** Products come before categories, because shoppers search for products by name. */
function SearchResults({ q, asked, categories, results }: Data) {
  return (
    <>
      <PageHeading
        crumbs={[{ label: words.categories, to: '/categories' }, { label: uiWords.search }]}
        title={words.resultsFor({ search: q })}
      />
      <SearchForm className="mb-8 max-w-xl md:hidden" suggestions={loadSuggestions} />
      <h2 className="mb-5">{words.products}</h2>
      <FilteredProducts key={q} path="/categories" q={q} asked={asked} results={results} />
      <Await of={categories} fallback={null}>
        {(found) =>
          found && found.length > 0 ? (
            <section className="pt-12">
              <h2 className="mb-5">{words.categories}</h2>
              <CategoryGrid categories={found} />
            </section>
          ) : null
        }
      </Await>
    </>
  )
}
