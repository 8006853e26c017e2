import { isThrifty } from './thrift.ts'

/** The person asked their device for less motion. */
export const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Slides turn by themselves: not where stillness was asked for, nor where each turn costs somebody data or patience. */
export const turnsByItself = () => !prefersStillness() && !isThrifty()
