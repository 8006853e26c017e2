import { claimingTexts } from '#catalogue/labels/server/claims/claiming-texts.ts'
import type { StoreFacts } from '../contract.ts'

/** What the store says of its food on every page, in all its languages, by a name of each text. */
export const wordsOfStore = ({ tagline, blurb, productDefaults, translations }: StoreFacts) =>
  claimingTexts({
    tagline,
    blurb,
    badge: productDefaults.badge,
    ...byLabel(productDefaults.composition.map(({ label }) => [label, label])),
    translations: Object.fromEntries(
      Object.entries(translations ?? {}).map(([language, { parts = {}, ...texts }]) => [
        language,
        { ...texts, ...byLabel(Object.entries(parts)) },
      ]),
    ),
  })

const byLabel = (parts: [label: string, text: string][]) =>
  Object.fromEntries(parts.map(([label, text]) => [`part:${label}`, text]))
