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
    for (const { published, found } of await findTextsWithClaim(trx, parts, claim)) {
      await saveClaimConfirmations(trx, published, now, (one) => isSameClaim(one, claim))
      const products = await listLabelsOnSale(trx, published.categoryId)
      const coverages = found
        .filter((one) => isSameClaim(one, claim))
        .map((one) => measureCoverage(one.claim, products))
      await recordConfirmedClaims(trx, coverages, { actor, subject: subjectOf(published), now })
    }
  })

/** What the activity log says the claim is in; it calls the store settings a page, too. */
const subjectOf = ({ kind, id, name }: PublishedTexts) => ({
  kind: kind === 'category' ? ('category' as const) : ('page' as const),
  id: kind === 'story' ? `story/${id}` : id,
  name,
})
