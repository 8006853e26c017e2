import { isSlowOrSavingData } from './data-saver.ts'

/** Whether the user prefers less motion. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether slides may move by themselves: not with reduced motion, with the data saver or on a slow connection. */
export const allowsAutoplay = () => !prefersReducedMotion() && !isSlowOrSavingData()
