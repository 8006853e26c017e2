import type { z } from 'zod'
import type { Db } from '#database/connect.ts'
import type { Settings } from '#settings/settings.ts'
import { findIndianState } from '#words/gst-states.ts'
import { type StoreSettings, storedSettings } from '../contract.ts'
import { initialSettings } from './initial-settings.ts'
import { findStoreSettings, type SettingsLock } from './store-settings.queries.ts'

/**
 * Reads the settings and their version; version 0 are the initial settings of a new shop. A required setting that a
 * later release added gets its default. An optional one stays empty: its default is the demo's, and the merchant may
 * have cleared it.
 */
export async function readStoreSettings(
  db: Db,
  settings: Pick<Settings, 'demo' | 'publicUrl'>,
  lock: SettingsLock = 'none',
): Promise<{ facts: StoreSettings; version: number }> {
  const row = await findStoreSettings(db, lock)
  const initial = initialSettings(settings)
  if (!row) return { facts: initial, version: 0 }
  const { facts, version } = row
  const all = storedSettings.parse({ ...initial, ...noOptionalSettings, tax: defaultTax(facts), ...facts })
  return { facts: { ...all, shipping: withKnownState(all.shipping) }, version }
}

const isOptional = (setting: z.ZodType) => setting.safeParse(undefined).success
const noOptionalSettings = Object.fromEntries(
  Object.entries(storedSettings.shape)
    .filter(([, setting]) => isOptional(setting))
    .map(([name]) => [name, undefined]),
)

/** Earlier releases stored the state as free text: map it to the list where it matches. */
const withKnownState = (shipping: StoreSettings['shipping']) => ({
  ...shipping,
  state: findIndianState(shipping.state) ?? shipping.state,
})

/** Default tax settings: unregistered, with a document prefix from the name's initials. */
const defaultTax = ({ name, shortName }: Partial<StoreSettings>): StoreSettings['tax'] => ({
  kind: 'unregistered',
  prefix: initialsOf(name) || initialsOf(shortName) || neutralPrefix,
})

/** Prefix for names without Latin letters or digits: `IN` for invoice. */
const neutralPrefix = 'IN'

/** Initials: `MS` for Malar Stores, `MA` for Malar; empty without Latin letters or digits. */
function initialsOf(name: unknown) {
  if (typeof name !== 'string') return ''
  const words =
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? []
  return (words.length > 1 ? words.map(([first]) => first).join('') : words.join('')).slice(0, 2)
}
