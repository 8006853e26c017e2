import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import type { Synonym } from '../contract.ts'
import { guardedGroupOf } from '../rules/guarded-words.ts'
import { understandNeeds } from '../rules/needs.ts'
import { wordsOf } from '../rules/words-of.ts'
import { addedSynonym, deletedSynonym, synonymNamed } from '../words/office/en.ts'
import { normalizedSearch } from './record-failed-search.ts'
import { insertSynonym, listSynonyms, maxSynonyms, removeSynonym } from './synonyms.queries.ts'

type ChangeParts = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>
type Actor = { id: number; name: string }
type AddSynonym =
  | { ok: true; synonym: Synonym }
  | { ok: false; reason: 'NO_WORDS'; field: 'word' | 'means' }
  | { ok: false; reason: 'CLAIM' | 'TOO_MANY' }

/**
 * Adds a synonym, and dismisses the failed searches for its word. Every process uses it as soon as it notices the new
 * catalogue version. A word that claims something (`diabetic`, `gluten free`) cannot stand for a product's words,
 * because only labels make claims (decision X25).
 */
export async function addSynonym(
  parts: ChangeParts,
  actor: Actor,
  { word, means }: { word: string; means: string },
): Promise<AddSynonym> {
  if (wordsOf(word).length === 0) return { ok: false, reason: 'NO_WORDS', field: 'word' }
  if (wordsOf(means).length === 0) return { ok: false, reason: 'NO_WORDS', field: 'means' }
  if (isClaim(word)) return { ok: false, reason: 'CLAIM' }
  return changeCatalogue(parts, async (trx): Promise<AddSynonym> => {
    if ((await listSynonyms(trx)).length >= maxSynonyms) return { ok: false, reason: 'TOO_MANY' }
    const synonym = await insertSynonym(trx, { word, means, now: parts.clock.now() })
    await trx.deleteFrom('failed_searches').where('query', '=', normalizedSearch(word)).execute()
    await recordActivity(trx, { actor, ...logEntry(synonym), action: addedSynonym, now: parts.clock.now() })
    await bumpCatalogueVersion(trx)
    return { ok: true, synonym }
  })
}

/** @returns the deleted synonym; undefined if there was none */
export const deleteSynonym = (parts: ChangeParts, actor: Actor, id: number): Promise<Synonym | undefined> =>
  changeCatalogue(parts, async (trx) => {
    const synonym = await removeSynonym(trx, id)
    if (!synonym) return undefined
    await recordActivity(trx, { actor, ...logEntry(synonym), action: deletedSynonym, now: parts.clock.now() })
    await bumpCatalogueVersion(trx)
    return synonym
  })

function isClaim(word: string) {
  const words = wordsOf(word)
  const { rest } = understandNeeds(words)
  return (
    rest.length < words.length || [...words, words.join('')].some((one) => guardedGroupOf(one) !== undefined)
  )
}

const logEntry = ({ word, means }: Synonym) => ({
  subject: { kind: 'page', id: 'search', name: synonymNamed({ word, means }) } as const,
})
