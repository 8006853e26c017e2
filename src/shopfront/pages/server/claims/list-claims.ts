import {
  type ClaimOfText,
  claimsOfTexts,
  listConfirmations,
  unconfirmedProducts,
} from '#catalogue/labels/server/claims/confirmations.ts'
import {
  type Handle,
  listLabels,
  weigh,
  withoutClaim,
} from '#catalogue/labels/server/claims/labels-on-sale.ts'
import type { Parts } from '#parts.ts'
import type { ClaimInText } from '../../claims-contract.ts'
import { listPublishedWords, type PublishedWords } from './published-words.ts'

type Needed = Pick<Parts, 'clock' | 'settings' | 'store'>
type Claiming = { words: PublishedWords; found: ClaimOfText[] }

/**
 * The claims of published words that labels on sale do not carry, and that the merchant has not confirmed since: a label
 * was changed, or a product without the claim went on sale. Read at each look, so whatever changed is in it. In a demo
 * no label is asked for.
 */
export async function listClaimsInTexts(db: Handle, parts: Needed): Promise<ClaimInText[]> {
  if (parts.settings.demo) return []
  const claiming = await listClaiming(db, parts)
  if (claiming.length === 0) return []
  const confirmations = await listConfirmations(db)
  const listed = await Promise.all(
    claiming.map(async ({ words: { kind, id, name, categoryId }, found }) => {
      const products = await listLabels(db, categoryId)
      return found.flatMap((one): ClaimInText[] => {
        const open = unconfirmedProducts(one, products, confirmations)
        if (open.length === 0) return []
        const { claim, lacking, not_saying } = weigh(one.claim, open)
        const refuting = withoutClaim(one.claim, open).refuting.map((product) => product.name)
        const { claim: key, text_hash } = one
        return [
          { kind, id, name, key, text_hash, claim, lacking, not_saying, refuting: refuting.slice(0, 10) },
        ]
      })
    }),
  )
  // What a label says the opposite of comes first.
  return listed.flat().sort((one, other) => other.refuting.length - one.refuting.length)
}

/** Which words claim anything: mostly none do, and then no label is read. */
async function listClaiming(db: Handle, parts: Needed): Promise<Claiming[]> {
  const all = await listPublishedWords(db, parts)
  return all
    .map((words) => ({ words, found: claimsOfTexts(words.texts) }))
    .filter(({ found }) => found.length > 0)
}

/** The words that make a claim, if they are published still. */
export const findClaiming = async (db: Handle, parts: Needed, claim: { key: string; text_hash: string }) =>
  (await listClaiming(db, parts)).filter(({ found }) => found.some((one) => isSame(one, claim)))

export const isSame = (one: ClaimOfText, { key, text_hash }: { key: string; text_hash: string }) =>
  one.claim === key && one.text_hash === text_hash
