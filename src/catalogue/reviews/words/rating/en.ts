/** For screen readers, beside the star of a card. */
export const ratedBy = ({ average, count }: { average: string; count: number }) =>
  `Rated ${average} out of 5 in ${count === 1 ? '1 review' : `${count} reviews`}`
