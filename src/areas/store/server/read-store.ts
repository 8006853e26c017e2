import type { Db } from '../../../database/connect.ts'
import { defaultStore } from '../../../store.ts'
import { type StoreFacts, storeFacts } from '../contract.ts'
import { findStoreFacts } from './store-facts.queries.ts'

/**
 * The merchant's facts and their version, which is 0 where nobody has changed those that a new shop starts with. A fact
 * that came with a later release has its default until the merchant says otherwise; but a new shop's texts in other
 * languages are no translation of what a merchant has written, and its licence is nobody else's.
 */
export async function readStore(db: Db): Promise<{ facts: StoreFacts; version: number }> {
  const row = await findStoreFacts(db)
  if (!row) return { facts: defaultStore, version: 0 }
  return {
    facts: storeFacts.parse({ ...defaultStore, translations: undefined, fssai: undefined, ...row.facts }),
    version: row.version,
  }
}
