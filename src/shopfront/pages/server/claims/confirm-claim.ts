import { saveClaimConfirmations } from '#catalogue/labels/server/claims/claim-confirmations.ts'
import { listLabelsOnSale, measureCoverage } from '#catalogue/labels/server/claims/claim-coverage.ts'
import { recordConfirmedClaims } from '#catalogue/labels/server/claims/uncovered-claims.ts'
import { changeCatalogue } from '#database/catalogue-version.ts'
import type { Parts } from '#parts.ts'
import { findTextsWithClaim, isSameClaim } from './list-claims.ts'
import type { PublishedTexts } from './published-texts.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'catalogueVersion' | 'settings' | 'store'>

/**
 * Confirms a claim that not every label supports, and records who confirmed it in the activity log. If the text has
 * changed in the meantime, nothing is confirmed.
 */
export const confirmClaim = (
  parts: Needed,
  claim: { key: string; text_hash: string },
  actor: { id: number; name: string },
) =>
  changeCatalogue(parts, async (trx) => {
    const now = parts.clock.now()
    for (const { words, found } of await findTextsWithClaim(trx, parts, claim)) {
      await saveClaimConfirmations(trx, words, now, (one) => isSameClaim(one, claim))
      const products = await listLabelsOnSale(trx, words.categoryId)
      const weighed = found
        .filter((one) => isSameClaim(one, claim))
        .map((one) => measureCoverage(one.claim, products))
      await recordConfirmedClaims(trx, weighed, { actor, subject: subjectOf(words), now })
    }
  })

/** The activity log calls the store settings a page, too. */
const subjectOf = ({ kind, id, name }: PublishedTexts) => ({
  kind: kind === 'category' ? ('category' as const) : ('page' as const),
  id,
  name,
})
