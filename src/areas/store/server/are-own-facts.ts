import { isDeepStrictEqual } from 'node:util'
import { blankStore, defaultStore } from '../../../store.ts'
import type { StoreFacts } from '../contract.ts'

/** Whether each of these facts is the merchant's own: neither the sample's nor empty, with which a shop starts. */
export const areOwnFacts = (facts: StoreFacts, names: (keyof StoreFacts)[]) =>
  names.every((name) =>
    [defaultStore, blankStore].every((start) => !isDeepStrictEqual(facts[name], start[name])),
  )
