import '#ui/all-shop.css'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { ListPage } from '#browser/call-api.ts'
import { apiOf, type HeadArgs, transportContext } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { hrefOf } from '#browser/router/href.ts'
import { Link } from '#browser/router/link.tsx'
import type { catalogueEndpoints } from '#catalogue/products/contract.ts'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import * as uiWords from '#ui/words/en.ts'
import { parsePathId } from '#values/texts/slug-path.ts'
import type { PublicReview, ReviewSort } from '../contract.ts'
import * as words from '../words/en.ts'
import { loadReviews } from './load-reviews.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewList } from './review-list.tsx'
import { ratingJsonLd, reviewsJsonLd } from './reviews-json-ld.ts'
import { WriteReview } from './write-review.tsx'

const pageSize = 20
const sorts = Object.keys(words.sorts) as ReviewSort[]

/** A product's reviews need the product first: an unknown one is a 404. */
export async function loader(args: LoaderFunctionArgs) {
  const id = parsePathId(args.params.id)
  const { searchParams } = new URL(args.request.url)
  const sort = sorts.find((each) => each === searchParams.get('sort')) ?? 'newest'
  const cursor = searchParams.get('cursor') ?? undefined
  const [product, reviews] = await Promise.all([
    apiOf<typeof catalogueEndpoints>(args)('GET /products/{id}', { params: { id } }),
    loadReviews(args.context.get(transportContext), { id, sort, cursor, limit: pageSize }),
  ])
  return {
    product: { id: product.id, name: product.name, path: product.path, rating: product.rating },
    reviews,
    sort,
    isFirst: cursor === undefined,
  }
}
type Data = Awaited<ReturnType<typeof loader>>

export const head = ({ data: { product, reviews, sort, isFirst }, storeName, publicUrl }: HeadArgs<Data>) => {
  const title = `${words.reviewsOf(product)} | ${storeName}`
  // Sorted differently, or from the middle on, it is the same text again.
  return product.rating && isFirst && sort === 'newest'
    ? {
        title,
        description: words.description({ name: product.name, shop: storeName }),
        ...(import.meta.env.SSR && {
          jsonLd: [
            {
              '@context': 'https://schema.org',
              '@type': 'Product',
              name: product.name,
              url: new URL(hrefOf(product.path), publicUrl).href,
              ...ratingJsonLd(product.rating),
              ...reviewsJsonLd(reviews.items),
            },
          ],
        }),
      }
    : { title, hidden: true }
}

/** All reviews of a product. */
export default function ProductReviewsPage() {
  const { product, reviews, sort } = useLoaderData<Data>()
  const { id, name, path, rating } = product
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-[70vh] pt-2 pb-16 outline-none">
      <Breadcrumbs
        crumbs={[{ label: uiWords.home, to: '/' }, { label: name, to: path }, { label: words.reviews }]}
      />
      <h1 className="mb-6">{words.reviewsOf({ name })}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-5">
          {rating && <RatingSummary rating={rating} />}
          <WriteReview productId={id} />
        </div>
        <div className="grid content-start gap-6">
          {rating && <Sorts path={`${path}/reviews`} sort={sort} />}
          <AllReviews key={`${id} ${sort} ${reviews.items[0]?.id}`} {...{ id, path, sort, reviews }} />
        </div>
      </div>
    </main>
  )
}

const queryOf = (sort: ReviewSort) => (sort === 'newest' ? '' : `?sort=${sort}`)

const Sorts = ({ path, sort }: { path: string; sort: ReviewSort }) => (
  <nav aria-label={words.sortBy} className="flex flex-wrap gap-x-5 border-b border-line">
    {sorts.map((each) => (
      <Link
        key={each}
        to={path + queryOf(each)}
        aria-current={each === sort ? 'true' : undefined}
        className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
      >
        {words.sorts[each]}
      </Link>
    ))}
  </nav>
)

type AllProps = { id: number; path: string; sort: ReviewSort; reviews: ListPage<PublicReview> }

/** The reviews, and a link to the next ones, which are added below where there is a script. */
function AllReviews({ id, path, sort, reviews }: AllProps) {
  const [shown, setShown] = useState(reviews)
  const [failed, setFailed] = useState(false)
  const { items, next } = shown
  const more = async (cursor: string) => {
    try {
      const page = await loadReviews(undefined, { id, sort, cursor, limit: pageSize })
      setShown({ ...page, items: [...items, ...page.items] })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <ReviewList reviews={items} />
      {next && (
        <p>
          {failed && <span role="alert">{words.reviewsNotLoaded} </span>}
          <Link
            to={`${path}/reviews?${new URLSearchParams({ ...(sort !== 'newest' && { sort }), cursor: next })}`}
            onClick={(event) => {
              event.preventDefault()
              void more(next)
            }}
            className="inline-flex min-h-11 items-center font-semibold text-leaf-dark underline underline-offset-4"
          >
            {words.showMore}
          </Link>
        </p>
      )}
    </>
  )
}
