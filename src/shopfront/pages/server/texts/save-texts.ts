import { isDeepStrictEqual } from 'node:util'
import type { ClaimCoverage } from '#catalogue/labels/claims-contract.ts'
import { recordConfirmedClaims } from '#catalogue/labels/server/claims/uncovered-claims.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Parts } from '#parts.ts'
import type { PageTexts } from '../../text-rules-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import {
  findNewestVersion,
  insertTextVersion,
  type PageKey,
  type PageTextVersion,
} from './page-texts.queries.ts'

type SaveTextsInput = PageKey & {
  /** The version that was read (optimistic lock), 0 before the first. */
  version: number
  as: PageTextVersion['state']
  texts: PageTexts | null
  by: { id: number; name: string }
  /** Claims in the texts that the merchant confirmed. */
  claims?: ClaimCoverage[]
  /** The changed texts that make claims. */
  claiming?: Record<string, unknown>
}

/**
 * Saves a page's texts as a draft, publishes them, or discards the draft. This process shows published texts at once,
 * every other within a second. Repeating a request whose reply was lost saves nothing again.
 */
export async function saveTexts(
  parts: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>,
  { as, claims = [], claiming = {}, ...save }: SaveTextsInput,
): Promise<{ ok: true } | { ok: false; reason: 'STALE' }> {
  const texts = as === 'discarded' ? null : save.texts
  const isSaved = await changeCatalogue(parts, async (trx) => {
    const now = parts.clock.now()
    const isAdded = await insertTextVersion(trx, { ...save, texts, state: as, now })
    const { page, language, by } = save
    const subject = {
      kind: 'page',
      id: `${page}/${language}`,
      name: `${words.pages[page]} (${words.languages[language]})`,
    } as const
    if (isAdded)
      await recordConfirmedClaims(trx, claims, { actor: by, subject, about: { texts: claiming }, now })
    if (isAdded && as === 'published') await bumpCatalogueVersion(trx)
    return isAdded
  })
  if (isSaved) return { ok: true }
  const last = await findNewestVersion(parts.db, save)
  const isAlreadySaved =
    last?.version === save.version + 1 &&
    last.state === as &&
    last.saved_by === save.by.id &&
    isDeepStrictEqual(last.texts, texts)
  return isAlreadySaved ? { ok: true } : { ok: false, reason: 'STALE' }
}
