import { changeCatalogue, raiseCatalogueVersion } from '../../../database/catalogue-version.ts'
import type { Parts } from '../../../parts.ts'
import { countRelying } from '../../publishing/server/count-relying.ts'
import type { StoreFacts } from '../contract.ts'
import { readStore } from './read-store.ts'
import { insertStoreFacts, updateStoreFacts } from './store-facts.queries.ts'

type SaveStore =
  | { ok: true; version: number }
  | { ok: false; reason: 'STALE' }
  /** So many products are sold under the licence that would be taken away. */
  | { ok: false; reason: 'LICENCE_IN_USE'; products: number }

/**
 * Changes the merchant's facts, all at once. This process says the new ones with its next answer, page or mail, every
 * other within a second. In a real shop the food licence stays while products on sale have no other; another number may take
 * its place.
 * @param version the one that the facts were changed from (optimistic lock), 0 for those that a new shop starts with
 * @param by the administrator who did it
 */
export const saveStore = (
  parts: Pick<Parts, 'db' | 'clock' | 'catalogueVersion' | 'settings'>,
  { facts, version, by }: { facts: StoreFacts; version: number; by: number | null },
): Promise<SaveStore> =>
  changeCatalogue(parts, async (trx): Promise<SaveStore> => {
    // Locked before products are looked at: whoever puts one on sale meanwhile is waited for, or reads what is saved here.
    const before = await readStore(trx, parts.settings, 'update')
    if (before.version !== version) return { ok: false, reason: 'STALE' }
    const products = await countRelying(trx, parts, { before: before.facts, after: facts })
    if (products > 0) return { ok: false, reason: 'LICENCE_IN_USE', products }
    const write = version === 0 ? insertStoreFacts : updateStoreFacts
    const isCurrent = await write(trx, { facts, version, by, now: parts.clock.now() })
    if (!isCurrent) return { ok: false, reason: 'STALE' }
    await raiseCatalogueVersion(trx)
    return { ok: true, version: version + 1 }
  })
