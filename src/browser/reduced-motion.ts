import { isSlowOrSavingData } from './data-saver.ts'

/** The person asked their device for less motion. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Autoplay is off where reduced motion is preferred, and where data is saved or the connection is slow. */
export const allowsAutoplay = () => !prefersReducedMotion() && !isSlowOrSavingData()
