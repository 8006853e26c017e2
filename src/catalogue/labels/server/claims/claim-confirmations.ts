import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database, Row } from '#database/schema.ts'
import { type AdvertisedClaim, findClaims } from '../../rules/food-claims.ts'
import {
  findProductsWithoutClaim,
  type Handle,
  listLabelsOnSale,
  type ProductWithLabel,
} from './claim-coverage.ts'

/** Texts by name, with the products that they describe: those of a category, or all on sale. */
export type TextsAboutProducts = { texts: Record<string, unknown>; categoryId?: number | null | undefined }
/** A claim, with the hash of the text that makes it. */
export type HashedClaim = { claim: AdvertisedClaim; text_hash: string }

const hashOfText = (text: string) => createHash('sha256').update(text).digest('hex')

/** Every claim of these texts. Each text is searched alone, because a confirmation holds for one text only. */
export const findHashedClaims = (texts: Record<string, unknown>): HashedClaim[] =>
  Object.values(texts)
    .filter((text) => typeof text === 'string')
    .flatMap((text) => findClaims(text).map((claim) => ({ claim, text_hash: hashOfText(text) })))

/**
 * Saves the merchant's confirmation of each claim in the texts, with the products whose labels do not carry it today.
 * Claims that every label carries are skipped.
 * @param isIncluded selects the confirmed claims; by default all
 */
export async function saveClaimConfirmations(
  trx: Transaction<Database>,
  { texts, categoryId }: TextsAboutProducts,
  now: Date,
  isIncluded: (found: HashedClaim) => boolean = () => true,
) {
  const products = await listLabelsOnSale(trx, categoryId)
  for (const found of findHashedClaims(texts).filter(isIncluded)) {
    const { lacking, refuting } = findProductsWithoutClaim(found.claim, products)
    // A claim that every label carries needs no confirmation.
    if (lacking.length === 0 && products.length > 0) continue
    const confirmation = { lacking: lacking.map(idOf), refuting: refuting.map(idOf), confirmed_at: now }
    await trx
      .insertInto('claim_confirmations')
      .values({ ...found, ...confirmation })
      .onConflict((before) => before.columns(['claim', 'text_hash']).doUpdateSet(confirmation))
      .execute()
  }
}

const idOf = ({ id }: ProductWithLabel) => id

type Confirmation = Row<'claim_confirmations'>

/** All confirmations of claims that the merchant has given. */
export const listConfirmations = (db: Handle): Promise<Confirmation[]> =>
  db.selectFrom('claim_confirmations').selectAll().execute()

/**
 * Products whose labels do not carry the claim and for which the merchant has not confirmed it, or whose contents
 * contradict it only since then.
 */
export function unconfirmedProducts(
  { claim, text_hash }: HashedClaim,
  products: ProductWithLabel[],
  confirmations: Confirmation[],
): ProductWithLabel[] {
  const confirmation = confirmations.find((one) => one.claim === claim && one.text_hash === text_hash)
  const { lacking, refuting } = findProductsWithoutClaim(claim, products)
  return lacking.filter(
    (product) =>
      !confirmation?.lacking.includes(product.id) ||
      (refuting.includes(product) && !confirmation.refuting.includes(product.id)),
  )
}
