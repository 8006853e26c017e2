import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Arrival, arriving, orNothing } from '../../../ui/arriving.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { apiOf, type HeadArgs, transportContext } from '../../../ui/page.ts'
import { SearchForm } from '../../../ui/search-form.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import type { catalogueEndpoints } from '../contract.ts'
import { CategoryGrid, categoryColumns } from './category-grid.tsx'
import { listProducts } from './list-products.ts'
import { PageHeading } from './page-heading.tsx'
import { ProductsOnTheirWay, ProductsPart } from './products-part.tsx'

const mostCategories = 100

/** All categories, or with `?q=` the categories and products that a search finds. */
export async function loader(args: LoaderFunctionArgs) {
  const q = new URL(args.request.url).searchParams.get('q')?.trim().slice(0, 80) ?? ''
  const api = apiOf<typeof catalogueEndpoints>(args)
  const transport = args.context.get(transportContext)
  const parts = await arriving({
    categories: orNothing(api('GET /categories', { query: { limit: mostCategories, q } })),
    products: q ? orNothing(listProducts(transport, { q })) : Promise.resolve(null),
  })
  return { q, ...parts }
}
type Data = Awaited<ReturnType<typeof loader>>

export const head = ({ data: { q }, storeName }: HeadArgs<Data>) =>
  q
    ? { title: `Results for “${q}” | ${storeName}`, hidden: true }
    : {
        title: `Shop by Categories | ${storeName}`,
        description: `Porridge mixes, muesli, seeds, spices and masalas: every category of ${storeName}.`,
      }

export default function CategoriesPage() {
  const data = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1} className="page-column pb-12 lg:pb-20">
      {data.q === '' ? <AllCategories {...data} /> : <Found key={data.q} {...data} />}
    </main>
  )
}

function AllCategories({ categories }: Data) {
  return (
    <>
      <PageHeading
        crumbs={[{ label: 'Categories' }]}
        title="Shop by Categories"
        lead="Milled, roasted and packed in small lots. Choose where to start."
      />
      <h2 className="sr-only">All categories</h2>
      <Arrival of={categories} meanwhile={<CategoriesOnTheirWay />}>
        {(found) =>
          found ? (
            <CategoryGrid categories={found} priority />
          ) : (
            <ErrorState sentence="Failed to load categories. Please try again." />
          )
        }
      </Arrival>
    </>
  )
}

const CategoriesOnTheirWay = () => (
  <SkeletonCards words="Loading categories..." count={6} className={categoryColumns} />
)

/** What a search found: products first, for that is what people look for by name. */
function Found({ q, categories, products }: Data) {
  return (
    <>
      <PageHeading
        crumbs={[{ label: 'Categories', to: '/categories' }, { label: 'Search' }]}
        title={`Results for “${q}”`}
      />
      <SearchForm className="mb-8 max-w-xl md:hidden" />
      <h2 className="mb-5">Products</h2>
      <Arrival of={products} meanwhile={<ProductsOnTheirWay />}>
        {(found) => (
          <ProductsPart products={found} more={(cursor) => listProducts(undefined, { q, cursor })} />
        )}
      </Arrival>
      <Arrival of={categories} meanwhile={null}>
        {(found) =>
          found && found.length > 0 ? (
            <section className="pt-12">
              <h2 className="mb-5">Categories</h2>
              <CategoryGrid categories={found} />
            </section>
          ) : null
        }
      </Arrival>
    </>
  )
}
