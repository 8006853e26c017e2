import { isDeepStrictEqual } from 'node:util'
import type { WeighedClaim } from '#catalogue/labels/claims-contract.ts'
import { recordConfirmedClaims } from '#catalogue/labels/server/claims/weigh-claims.ts'
import { changeCatalogue, raiseCatalogueVersion } from '#database/catalogue-version.ts'
import type { Parts } from '#parts.ts'
import type { PageTexts } from '../../text-rules-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import { addVersion, findNewest, type Saved, type Which } from './page-texts.queries.ts'

type Save = Which & {
  /** What it was made from (optimistic lock), 0 where nobody had saved anything. */
  version: number
  as: Saved['state']
  texts: PageTexts | null
  by: { id: number; name: string }
  /** What the merchant confirmed that the words claim. */
  claims?: WeighedClaim[]
  /** The new ones of the texts. */
  claiming?: Record<string, unknown>
}

/**
 * Saves a page's texts: as a draft, which no shopper sees, or published, which this process says with its next answer and
 * every other within a second; or throws the draft away. What is sent twice, its first answer lost, is saved once.
 */
export async function saveTexts(
  parts: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>,
  { as, claims = [], claiming = {}, ...save }: Save,
): Promise<{ ok: true } | { ok: false; reason: 'STALE' }> {
  const texts = as === 'discarded' ? null : save.texts
  const isSaved = await changeCatalogue(parts, async (trx) => {
    const now = parts.clock.now()
    const isAdded = await addVersion(trx, { ...save, texts, state: as, now })
    const { page, language, by } = save
    const subject = {
      kind: 'page',
      id: `${page}/${language}`,
      name: `${words.pages[page]} (${words.languages[language]})`,
    } as const
    if (isAdded)
      await recordConfirmedClaims(trx, claims, { actor: by, subject, words: { texts: claiming }, now })
    if (isAdded && as === 'published') await raiseCatalogueVersion(trx)
    return isAdded
  })
  if (isSaved) return { ok: true }
  const last = await findNewest(parts.db, save)
  const isThis =
    last?.version === save.version + 1 &&
    last.state === as &&
    last.saved_by === save.by.id &&
    isDeepStrictEqual(last.texts, texts)
  return isThis ? { ok: true } : { ok: false, reason: 'STALE' }
}
