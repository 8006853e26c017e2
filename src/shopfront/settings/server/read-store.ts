import type { Db } from '#database/connect.ts'
import type { Settings } from '#settings/settings.ts'
import { findIndianState } from '#words/gst-states.ts'
import { type StoreFacts, storedFacts } from '../contract.ts'
import { startingFacts } from './starting-facts.ts'
import { type FactsLock, findStoreFacts } from './store-facts.queries.ts'

/**
 * The merchant's facts and their version, which is 0 where nobody has changed those that a new shop starts with. A fact
 * that came with a later release has its default until the merchant says otherwise; but a new shop's texts in other
 * languages are no translation of what a merchant has written, and its licence is nobody else's; nor are the letters that its invoices begin with.
 */
export async function readStore(
  db: Db,
  settings: Pick<Settings, 'demo' | 'publicUrl'>,
  lock: FactsLock = 'none',
): Promise<{ facts: StoreFacts; version: number }> {
  const row = await findStoreFacts(db, lock)
  const start = startingFacts(settings)
  if (!row) return { facts: start, version: 0 }
  const { facts, version } = row
  const later = { translations: undefined, fssai: undefined, tax: untaxed(facts) }
  const all = storedFacts.parse({ ...start, ...later, ...facts })
  return { facts: { ...all, shipping: withKnownState(all.shipping) }, version }
}

/** A state was free text once: where somebody meant one of the list, it is that one. */
const withKnownState = (shipping: StoreFacts['shipping']) => ({
  ...shipping,
  state: findIndianState(shipping.state) ?? shipping.state,
})

/** Who has said nothing of the tax is not registered; what their bills begin with is taken from their name. */
const untaxed = ({ name, shortName }: Partial<StoreFacts>): StoreFacts['tax'] => ({
  kind: 'unregistered',
  prefix: lettersOf(name) || lettersOf(shortName) || neutral,
})

/** Where a name has none of these letters: an invoice. */
const neutral = 'IN'

/** `MS` of Malar Stores, `MA` of Malar. */
function lettersOf(name: unknown) {
  if (typeof name !== 'string') return ''
  const words =
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? []
  return (words.length > 1 ? words.map(([first]) => first).join('') : words.join('')).slice(0, 2)
}
