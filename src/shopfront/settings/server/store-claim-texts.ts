import { flattenTranslations } from '#catalogue/labels/server/claims/flatten-translations.ts'
import type { StoreSettings } from '../contract.ts'

/** The store's texts that may contain food claims, by name, in all languages. */
export const claimTextsOfStore = ({ tagline, blurb, productDefaults, translations }: StoreSettings) =>
  flattenTranslations({
    tagline,
    blurb,
    badge: productDefaults.badge,
    ...keyByLabel(productDefaults.composition.map(({ label }) => [label, label])),
    translations: Object.fromEntries(
      Object.entries(translations ?? {}).map(([language, { parts = {}, ...texts }]) => [
        language,
        { ...texts, ...keyByLabel(Object.entries(parts)) },
      ]),
    ),
  })

/** The names of a composition's parts in a language, by their keys in the claims. */
const keyByLabel = (parts: [label: string, text: string][]) =>
  Object.fromEntries(parts.map(([label, text]) => [`part:${label}`, text]))
