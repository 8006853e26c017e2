import type { Rating } from '../rating-contract.ts'
import { ratedBy } from '../words/rating/en.ts'

/** The average and the number of reviews, as on a card: `★ 4.6 (12)`. */
export const RatingLine = ({ rating: { average, count } }: { rating: Pick<Rating, 'average' | 'count'> }) => (
  <span className="text-sm whitespace-nowrap">
    <span aria-hidden="true">
      <span className="text-turmeric-dark">★</span>
      {` ${average.toFixed(1)} (${count})`}
    </span>
    <span className="sr-only">{ratedBy({ average: average.toFixed(1), count })}</span>
  </span>
)
