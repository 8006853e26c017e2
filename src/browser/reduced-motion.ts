import { isSlowOrSavingData } from './data-saver.ts'

/** The user prefers less motion. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Autoplay is off with reduced motion, with the data saver and on a slow connection. */
export const allowsAutoplay = () => !prefersReducedMotion() && !isSlowOrSavingData()
