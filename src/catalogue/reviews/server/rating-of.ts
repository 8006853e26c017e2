import type { Row } from '#database/schema.ts'
import type { Rating } from '../rating-contract.ts'

type Counts = Omit<Row<'product_ratings'>, 'product_id'>

/** The rating of a product from its counters; undefined without published reviews. */
export function ratingOf(counts: Counts | null): Rating | undefined {
  if (!counts) return undefined
  const stars = [counts.stars_5, counts.stars_4, counts.stars_3, counts.stars_2, counts.stars_1]
  const count = stars.reduce((sum, each) => sum + each, 0)
  if (count === 0) return undefined
  const sum = stars.reduce((total, each, at) => total + each * (5 - at), 0)
  return { average: Math.round((sum * 10) / count) / 10, count, stars }
}
