import { isDeepStrictEqual } from 'node:util'
import { defaultStore } from '../../../store.ts'
import type { StoreFacts } from '../contract.ts'

/** Whether each of these facts is the merchant's own: another one than every new shop starts with. */
export const areOwnFacts = (facts: StoreFacts, names: (keyof StoreFacts)[]) =>
  names.every((name) => !isDeepStrictEqual(facts[name], defaultStore[name]))
