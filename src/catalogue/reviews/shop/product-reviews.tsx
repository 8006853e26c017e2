import { ButtonLink } from '#ui/elements/button.tsx'
import type { PublicReview } from '../contract.ts'
import type { Rating } from '../rating-contract.ts'
import * as words from '../words/en.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewList } from './review-list.tsx'
import { WriteReview } from './write-review.tsx'

type Props = {
  product: { id: number; path: string; rating?: Rating | undefined }
  reviews: PublicReview[]
}

/** The reviews of a product on its page: a summary and the newest ones. Hidden until there are some. */
export function ProductReviews({ product, reviews }: Props) {
  const { id, path, rating } = product
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
        <div className="grid content-start gap-6">
          <ReviewList reviews={reviews} />
          {rating.count > reviews.length && (
            <p>
              <ButtonLink to={`${path}/reviews`} variant="secondary">
                {words.allReviews({ count: rating.count })}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
