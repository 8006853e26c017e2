/** For screen readers, around the average and the number of reviews of a card: `Rated 4.6 (12 reviews)`. */
export const rated = 'Rated'
export const reviews = ({ count }: { count: number }): string => (count === 1 ? 'review' : 'reviews')
