import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { refuse } from '#http/calls/refusal.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import { type ClaimCoverage, claimsNotConfirmedCode } from '../../claims-contract.ts'
import { type AdvertisedClaim, findClaims } from '../../rules/food-claims.ts'
import { claimsSentences } from '../../words/index.ts'
import * as words from '../../words/office/claims/en.ts'
import { saveClaimConfirmations, type TextsAboutProducts } from './claim-confirmations.ts'
import { type Handle, listLabelsOnSale, measureCoverage } from './claim-coverage.ts'
import { changedTexts } from './flatten-translations.ts'

type Texts = Record<string, unknown>

/**
 * Claims in new texts that not every label carries (decision X25). Unchanged texts were checked when they were saved.
 * @param before the published texts
 * @param categoryId only products of this category; undefined: all on sale, null: none
 */
export async function findUncoveredClaims(
  db: Handle,
  { before, after, categoryId }: { before: Texts; after: Texts; categoryId?: number | null },
): Promise<ClaimCoverage[]> {
  const found = Object.values(changedTexts(before, after)).flatMap((text) => findClaims(String(text)))
  if (found.length === 0) return []
  const products = await listLabelsOnSale(db, categoryId)
  const coverages = [...new Set(found)].map((claim) => measureCoverage(claim, products))
  return coverages.filter(({ carrying, lacking }) => lacking > 0 || carrying === 0)
}

/** Claims in a product's own texts that its label does not carry, in the form that the refusal lists them. */
export const toUncoveredProductClaims = (productName: string, claims: AdvertisedClaim[]): ClaimCoverage[] =>
  claims.map((claim) => measureCoverage(claim, [{ id: 0, name: productName, label: null }]))

/**
 * The refusal (409) that asks the merchant to confirm claims about several products. The same request succeeds with
 * `claims_confirmed`.
 */
export const refuseClaims = (claims: ClaimCoverage[]) =>
  refuse(
    409,
    claimsNotConfirmedCode,
    claimsSentences.notOnEveryLabel({ claims: claims.map(describeCoverage).join(' ') }),
    {
      more: { claims },
    },
  )

/** The refusal (409) that asks the merchant to confirm claims in one product's own texts. */
export const refuseProductClaims = (claims: ClaimCoverage[]) =>
  refuse(409, claimsNotConfirmedCode, claimsSentences.notOnItsLabel({ claims: joinClaimNames(claims) }), {
    more: { claims },
  })

const joinClaimNames = (claims: ClaimCoverage[]) => claims.map(({ claim }) => `“${claim}”`).join(', ')

/** A sentence about a claim, such as: “Vegan”: not on 2 of 5 labels. */
const describeCoverage = ({ claim, carrying, lacking }: ClaimCoverage) =>
  carrying === 0 ? words.onNone({ claim }) : words.lacking({ claim, lacking, all: carrying + lacking })

type Confirmation = Pick<Parameters<typeof recordActivity>[1], 'actor' | 'subject' | 'now'>

/**
 * Logs who confirmed the claims; for texts about several products, also saves the confirmation. Does nothing without
 * claims.
 * @param about the texts, if they describe several products: the confirmation holds for exactly these texts
 */
export async function recordConfirmedClaims(
  trx: Transaction<Database>,
  claims: ClaimCoverage[],
  { about, ...confirmation }: Confirmation & { about?: TextsAboutProducts },
) {
  if (claims.length === 0) return
  if (about) await saveClaimConfirmations(trx, about, confirmation.now)
  const action = confirmation.subject.kind === 'product' ? words.confirmedOwn : words.confirmed
  await recordActivity(trx, { ...confirmation, action: action({ claims: joinClaimNames(claims) }) })
}
