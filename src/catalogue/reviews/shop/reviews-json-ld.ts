import { tagOf } from '#words/language.ts'
import type { PublicReview } from '../contract.ts'
import type { Rating } from '../rating-contract.ts'

/**
 * The rating and the shown reviews of a product as schema.org data, as Google documents it: only what the page shows,
 * and nothing for a product without published reviews.
 */
export function reviewsJsonLd(rating: Rating | undefined, reviews: PublicReview[]) {
  if (!rating) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    ...(reviews.length > 0 && {
      review: reviews.map(({ stars, text, name, language, at }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: stars },
        author: { '@type': 'Person', name },
        datePublished: at.slice(0, 10),
        ...(text && { reviewBody: text, inLanguage: tagOf[language] }),
      })),
    }),
  }
}
