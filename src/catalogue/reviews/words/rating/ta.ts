import type * as en from './en.ts'

// Rated
export const rated = 'மதிப்பீடு'
// (count === 1 ? 'review' : 'reviews')
export const reviews: typeof en.reviews = ({ count }) => (count === 1 ? 'கருத்து' : 'கருத்துகள்')
