import type { StoreSettings } from '#shopfront/settings/contract.ts'

/** Helpers that write built-in texts in the merchants' markup. */

export const joinParagraphs = (...parts: string[]) => parts.filter(Boolean).join('\n\n')

export const textSection = (title: string, ...parts: string[]) => joinParagraphs(`## ${title}`, ...parts)

export const bulletList = (...items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

export const joinParts = (parts: readonly string[]) => parts.join('')

/** Placeholders in built-in texts. */
export const placeholders = {
  name: '{store name}',
  legalName: '{legal name}',
  address: '{address}',
  district: '{district}',
  state: '{state}',
  processingDays: '{processing days}',
  deliveryDays: '{delivery days}',
  zones: '{delivery zones}',
  monthsKept: '{months kept}',
}
export const mailLink = '[{email}](mailto:{email})'
export const phoneLink = '[{phone}](tel:{phone})'

/** Escapes markup characters in text from the merchant. */
export const escapeMarkup = (words: string) => words.replaceAll(/[\\`*[{]/g, '\\$&').replaceAll(/\s+/g, ' ')

/** What built-in texts depend on, beside the placeholders. */
export type TextContext = {
  visitorCarts: boolean
  guestCheckout: boolean
  /** Only a demo tells the sample shop's story. */
  demo: boolean
  /** In the shop's time zone, `2026-11-26`. */
  today: string
  store: Pick<StoreSettings, 'zones' | 'workingDays' | 'holidays' | 'officer' | 'commitsToDates'>
}
