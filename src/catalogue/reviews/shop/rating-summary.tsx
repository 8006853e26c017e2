import type { Rating } from '../rating-contract.ts'
import * as words from '../words/en.ts'
import { Stars } from './stars.tsx'

/** The average, the number of reviews, and a bar for each number of stars. */
export function RatingSummary({ rating: { average, count, stars } }: { rating: Rating }) {
  const shown = average.toFixed(1)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <p className="flex items-center gap-3">
        <span className="text-3xl font-semibold" aria-hidden="true">
          {shown}
        </span>
        <span className="grid">
          <Stars stars={average} label={words.ratingOf({ average: shown })} />
          <span className="text-sm text-ink-soft">{words.countOf({ count })}</span>
        </span>
      </p>
      <ul className="grid max-w-sm gap-1.5 text-sm">
        {stars.map((each, at) => (
          <li key={5 - at} className="flex items-center gap-3">
            <span className="sr-only">{words.withStars({ stars: 5 - at, count: each })}</span>
            <span aria-hidden="true" className="w-8 tabular-nums">
              {5 - at} ★
            </span>
            <svg aria-hidden="true" className="h-2.5 w-0 flex-1 text-turmeric">
              <rect width="100%" height="100%" className="fill-line" />
              <rect width={`${(100 * each) / count}%`} height="100%" fill="currentColor" />
            </svg>
            <span aria-hidden="true" className="w-8 text-right tabular-nums text-ink-soft">
              {each}
            </span>
          </li>
        ))}
      </ul>
      <p className="max-w-sm text-sm text-ink-soft">{words.whoReviews}</p>
    </div>
  )
}
