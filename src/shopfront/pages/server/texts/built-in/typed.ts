import type { StoreFacts } from '#shopfront/settings/contract.ts'

/** Pieces of the shop's own words, as a merchant would type them. */

export const typedText = (...parts: string[]) => parts.filter(Boolean).join('\n\n')

export const section = (title: string, ...parts: string[]) => typedText(`## ${title}`, ...parts)

export const points = (...items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

export const inOrder = (parts: readonly string[]) => parts.join('')

/** The facts that sentences name. */
export const facts = {
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
export const mail = '[{email}](mailto:{email})'
export const phone = '[{phone}](tel:{phone})'

/** What the merchant has typed, of which no sign is to mean anything. */
export const asTyped = (words: string) => words.replaceAll(/[\\`*[{]/g, '\\$&').replaceAll(/\s+/g, ' ')

/** What the shop's own words depend on beside the facts that they name. */
export type ShopWays = {
  visitorCarts: boolean
  /** Only a demo tells the sample shop's story. */
  demo: boolean
  /** In the shop's time zone, `2026-11-26`. */
  today: string
  store: Pick<StoreFacts, 'zones' | 'workingDays' | 'holidays' | 'officer' | 'commitsToDates'>
}
