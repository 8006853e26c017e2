import { changeCatalogue, raiseCatalogueVersion } from '../../../database/catalogue-version.ts'
import type { Parts } from '../../../parts.ts'
import type { StoreFacts } from '../contract.ts'
import { insertStoreFacts, updateStoreFacts } from './store-facts.queries.ts'

type SaveStore = { ok: true; version: number } | { ok: false; reason: 'STALE' }

/**
 * Changes the merchant's facts, all at once. This process says the new ones with its next answer, page or mail, every
 * other within a second.
 * @param version the one that the facts were changed from (optimistic lock), 0 for those that a new shop starts with
 * @param by the administrator who did it
 */
export async function saveStore(
  parts: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>,
  { facts, version, by }: { facts: StoreFacts; version: number; by: number | null },
): Promise<SaveStore> {
  const write = version === 0 ? insertStoreFacts : updateStoreFacts
  const isSaved = await changeCatalogue(parts, async (trx) => {
    const isCurrent = await write(trx, { facts, version, by, now: parts.clock.now() })
    if (isCurrent) await raiseCatalogueVersion(trx)
    return isCurrent
  })
  return isSaved ? { ok: true, version: version + 1 } : { ok: false, reason: 'STALE' }
}
