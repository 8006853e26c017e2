import { isDeepStrictEqual } from 'node:util'
import type { StoreSettings } from '../contract.ts'
import { blankStoreSettings, demoStoreSettings } from './default-store-settings.ts'

/** Whether the merchant has set all of these settings: each differs from the demo's value and from the blank one. */
export const areCustomized = (facts: StoreSettings, names: (keyof StoreSettings)[]) =>
  names.every((name) =>
    [demoStoreSettings, blankStoreSettings].every((start) => !isDeepStrictEqual(facts[name], start[name])),
  )
