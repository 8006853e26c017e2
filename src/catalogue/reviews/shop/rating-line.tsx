import type { Rating } from '../rating-contract.ts'
import * as words from '../words/rating/en.ts'

/** The average and the number of reviews, as on a card: `★ 4.6 (12)`. */
export const RatingLine = ({ rating: { average, count } }: { rating: Pick<Rating, 'average' | 'count'> }) => (
  <span className="text-sm whitespace-nowrap">
    <span aria-hidden="true" className="text-turmeric-dark">
      ★
    </span>
    <span className="sr-only">{`${words.rated} `}</span>
    {` ${average.toFixed(1)} (${count}`}
    <span className="sr-only">{` ${words.reviews({ count })}`}</span>)
  </span>
)
