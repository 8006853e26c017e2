import type { PublicReview } from '../contract.ts'
import type { Rating } from '../rating-contract.ts'

/** The rating of a product as schema.org data; nothing for a product without published reviews. */
export const ratingJsonLd = (rating: Rating | undefined) =>
  rating && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
  }

/** The reviews that a page shows, as schema.org data. */
export const reviewsJsonLd = (reviews: PublicReview[]) => ({
  review: reviews.map(({ stars, text, name, language, at }) => ({
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars },
    author: { '@type': 'Person', name },
    datePublished: at.slice(0, 10),
    ...(text && { reviewBody: text, inLanguage: language }),
  })),
})
