import { localizeZone } from '#ordering/delivery/contract.ts'
import type { Language } from '#words/language.ts'
import { translatedTexts } from '#words/translated-texts.ts'
import type { LogoImage, StoreSettings } from './contract.ts'

/**
 * The settings that are sent to the browser, in one language. Postal codes and internal settings are left out; zones
 * are reduced to their names.
 */
export type PublicStoreSettings = Omit<
  StoreSettings,
  | 'shipping'
  | 'translations'
  | 'logoSpec'
  | 'zones'
  | 'workingDays'
  | 'packing'
  | 'closure'
  | 'holidays'
  | 'labelDeadline'
  | 'refundsUnaskedUpToRupees'
  | 'cancelPaid'
> & {
  /** While the shop is on holiday: what every page says, and whether orders can be placed. */
  closed?: { notice: string; takesOrders: boolean }
  logo?: LogoImage
  /** Hash in the URLs of the shop's own icons. Without it the built-in icon files are used. */
  logoHash?: string
  shipping: Omit<StoreSettings['shipping'], 'postalCodes'> & {
    /** Missing while no zones exist: the shop then delivers only to its own district. */
    zones?: string[]
  }
}

/** The settings for pages in one language. A missing translation falls back to the first language. */
export function toPublicStoreSettings(
  { translations, logoSpec, shipping: { postalCodes: _, ...shipping }, zones, ...stored }: StoreSettings,
  language: Language,
): PublicStoreSettings {
  const {
    workingDays: _days,
    packing: _packing,
    closure: _closure,
    holidays: _holidays,
    labelDeadline: _deadline,
    refundsUnaskedUpToRupees: _limit,
    cancelPaid: _cancelPaid,
    ...facts
  } = stored
  const translated = translatedTexts(translations, language)
  const { productDefaults } = facts
  return {
    ...facts,
    ...(logoSpec && { logoHash: logoSpec.id }),
    ...(logoSpec?.logo && { logo: logoSpec.logo }),
    tagline: translated.tagline || facts.tagline,
    blurb: translated.blurb || facts.blurb,
    productDefaults: {
      ...productDefaults,
      badge: productDefaults.badge && (translated.badge || productDefaults.badge),
      composition: productDefaults.composition.map(({ label, percent }) => ({
        label: translated.parts?.[label] || label,
        percent,
      })),
    },
    shipping: {
      ...shipping,
      ...(zones && { zones: zones.map((zone) => localizeZone(zone, language).name) }),
    },
  }
}
