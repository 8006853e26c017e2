import type * as en from './en.ts'

// Rated ${average} out of 5 in ${count === 1 ? '1 review' : `${count} reviews`}
export const ratedBy: typeof en.ratedBy = ({ average, count }) =>
  `${count === 1 ? '1 கருத்தில்' : `${count} கருத்துகளில்`} 5-க்கு ${average} நட்சத்திரம்`
