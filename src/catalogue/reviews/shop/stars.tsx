import { starsOf } from '../words/en.ts'

/** So many of five stars, with a text alternative. The glyphs differ, so that forced colours show it too. */
export const Stars = ({ stars, label = starsOf({ stars }) }: { stars: number; label?: string }) => (
  <span role="img" aria-label={label} className="tracking-wide whitespace-nowrap text-turmeric-dark">
    {'★'.repeat(Math.round(stars)) + '☆'.repeat(5 - Math.round(stars))}
  </span>
)
