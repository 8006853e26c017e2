import {
  findHashedClaims,
  type HashedClaim,
  listConfirmations,
  unconfirmedProducts,
} from '#catalogue/labels/server/claims/claim-confirmations.ts'
import {
  findProductsWithoutClaim,
  type Handle,
  listLabelsOnSale,
  measureCoverage,
} from '#catalogue/labels/server/claims/claim-coverage.ts'
import type { Parts } from '#parts.ts'
import type { ClaimInText } from '../../claims-contract.ts'
import { listPublishedTexts, type PublishedTexts } from './published-texts.ts'

type Needed = Pick<Parts, 'clock' | 'settings' | 'store'>
type TextsWithClaims = { published: PublishedTexts; found: HashedClaim[] }

/**
 * Claims in published texts that labels on sale do not support and that have not been confirmed since. Computed on
 * each read, so label and product changes are included. A demo needs no labels.
 */
export async function listClaimsInTexts(db: Handle, parts: Needed): Promise<ClaimInText[]> {
  if (parts.settings.demo) return []
  const claiming = await listTextsWithClaims(db, parts)
  if (claiming.length === 0) return []
  const confirmations = await listConfirmations(db)
  const listed = await Promise.all(
    claiming.map(async ({ published: { kind, id, name, categoryId }, found }) => {
      const products = await listLabelsOnSale(db, categoryId)
      return found.flatMap((one): ClaimInText[] => {
        const unconfirmed = unconfirmedProducts(one, products, confirmations)
        if (unconfirmed.length === 0) return []
        const { claim, lacking, not_saying } = measureCoverage(one.claim, unconfirmed)
        const refuting = findProductsWithoutClaim(one.claim, unconfirmed).refuting.map(
          (product) => product.name,
        )
        const { claim: key, text_hash } = one
        return [
          { kind, id, name, key, text_hash, claim, lacking, not_saying, refuting: refuting.slice(0, 10) },
        ]
      })
    }),
  )
  // Claims that a label contradicts come first.
  return listed.flat().sort((one, other) => other.refuting.length - one.refuting.length)
}

/** The published texts that make claims, with these claims; usually there are none. */
async function listTextsWithClaims(db: Handle, parts: Needed): Promise<TextsWithClaims[]> {
  const all = await listPublishedTexts(db, parts)
  return all
    .map((published) => ({ published, found: findHashedClaims(published.texts) }))
    .filter(({ found }) => found.length > 0)
}

/** The published texts that make this claim, each with all of its claims. */
export const findTextsWithClaim = async (
  db: Handle,
  parts: Needed,
  claim: { key: string; text_hash: string },
) =>
  (await listTextsWithClaims(db, parts)).filter(({ found }) => found.some((one) => isSameClaim(one, claim)))

export const isSameClaim = (one: HashedClaim, { key, text_hash }: { key: string; text_hash: string }) =>
  one.claim === key && one.text_hash === text_hash
