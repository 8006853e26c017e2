import { isDeepStrictEqual } from 'node:util'
import type { StoreFacts } from '../contract.ts'
import { blankStore, defaultStore } from './default-store.ts'

/** Whether each of these facts is the merchant's own: neither the sample's nor empty, with which a shop starts. */
export const areOwnFacts = (facts: StoreFacts, names: (keyof StoreFacts)[]) =>
  names.every((name) =>
    [defaultStore, blankStore].every((start) => !isDeepStrictEqual(facts[name], start[name])),
  )
