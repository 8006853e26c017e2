/** The person asked their device for less motion. */
export const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
