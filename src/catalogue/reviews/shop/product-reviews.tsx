import { useEffect, useState } from 'react'
import { useWhenUnseen } from '#browser/when-unseen.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import type { PublicReview } from '../contract.ts'
import type { Rating } from '../rating-contract.ts'
import * as words from '../words/en.ts'
import { loadReviews } from './load-reviews.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewList } from './review-list.tsx'
import { WriteReview } from './write-review.tsx'

type Props = { product: { id: number; path: string; rating?: Rating | undefined } }

/** So many reviews are on the product's own page. */
const shownReviews = 3

/**
 * The reviews of a product on its page; hidden until there are some. The server sends the summary and the link to all of
 * them; the newest ones load at the first scroll, because their texts would delay the first view.
 */
export function ProductReviews({ product }: Props) {
  const { id, path, rating } = product
  const [reviews, setReviews] = useState<PublicReview[]>([])
  const isRated = rating !== undefined
  const { place, showWhenUnseen } = useWhenUnseen({ showsOnServersPage: true })
  useEffect(() => {
    setReviews([])
    if (!isRated) return
    // If they can't be loaded, the link still leads to all of them.
    const newest = loadReviews(undefined, { id, sort: 'newest', limit: shownReviews })
    return showWhenUnseen(
      newest.then(({ items }) => items),
      setReviews,
    )
  }, [id, isRated, showWhenUnseen])
  if (!rating)
    return (
      <div className="page-column">
        <WriteReview productId={id} />
      </div>
    )
  return (
    <section id="reviews" className="page-column page-section scroll-mt-24">
      <h2 className="mb-6">{words.reviews}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-5">
          <RatingSummary rating={rating} />
          <WriteReview productId={id} />
        </div>
        <div ref={place} className="grid content-start gap-6">
          <ReviewList reviews={reviews} />
          <p>
            <ButtonLink to={`${path}/reviews`} variant="secondary">
              {words.allReviews({ count: rating.count })}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}
