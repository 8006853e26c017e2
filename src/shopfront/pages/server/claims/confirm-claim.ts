import { keepConfirmation } from '#catalogue/labels/server/claims/confirmations.ts'
import { listLabels, weigh } from '#catalogue/labels/server/claims/labels-on-sale.ts'
import { recordConfirmedClaims } from '#catalogue/labels/server/claims/weigh-claims.ts'
import { changeCatalogue } from '#database/catalogue-version.ts'
import type { Parts } from '#parts.ts'
import { findClaiming, isSame } from './list-claims.ts'
import type { PublishedWords } from './published-words.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'catalogueVersion' | 'settings' | 'store'>

/**
 * The merchant stands by a claim of published words although not every label says so, and the activity log says who did.
 * Words that are gone meanwhile are nothing to confirm.
 */
export const confirmClaim = (
  parts: Needed,
  claim: { key: string; text_hash: string },
  actor: { id: number; name: string },
) =>
  changeCatalogue(parts, async (trx) => {
    const now = parts.clock.now()
    for (const { words, found } of await findClaiming(trx, parts, claim)) {
      await keepConfirmation(trx, words, now, (one) => isSame(one, claim))
      const products = await listLabels(trx, words.categoryId)
      const weighed = found.filter((one) => isSame(one, claim)).map((one) => weigh(one.claim, products))
      await recordConfirmedClaims(trx, weighed, { actor, subject: subjectOf(words), now })
    }
  })

/** In the log what the store says on every page is called a page, too. */
const subjectOf = ({ kind, id, name }: PublishedWords) => ({
  kind: kind === 'category' ? ('category' as const) : ('page' as const),
  id,
  name,
})
