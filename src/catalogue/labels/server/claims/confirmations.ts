import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database, Row } from '#database/schema.ts'
import { type AdvertisedClaim, claimsIn } from '#values/food-claims.ts'
import { type Handle, type Labelled, listLabels, withoutClaim } from './labels-on-sale.ts'

/** Words of the merchant by a name of each, and whose products they stand for: a category's, or all that are on sale. */
export type SpokenFor = { texts: Record<string, unknown>; categoryId?: number | null | undefined }
/** A claim, and the text that makes it by its hash. */
export type ClaimOfText = { claim: AdvertisedClaim; text_hash: string }

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Every claim of these texts, each text by itself: what is confirmed of one sentence says nothing of another. */
export const claimsOfTexts = (texts: Record<string, unknown>): ClaimOfText[] =>
  Object.values(texts)
    .filter((text) => typeof text === 'string')
    .flatMap((text) => claimsIn(text).map((claim) => ({ claim, text_hash: hashOf(text) })))

/** Keeps what the merchant confirms of these words, with the products whose labels do not say so today. */
export async function keepConfirmation(
  trx: Transaction<Database>,
  { texts, categoryId }: SpokenFor,
  now: Date,
  isMeant: (found: ClaimOfText) => boolean = () => true,
) {
  const products = await listLabels(trx, categoryId)
  for (const found of claimsOfTexts(texts).filter(isMeant)) {
    const { lacking, refuting } = withoutClaim(found.claim, products)
    // What every label says rests on the labels, and needs nobody's word.
    if (lacking.length === 0 && products.length > 0) continue
    const kept = { lacking: lacking.map(idOf), refuting: refuting.map(idOf), confirmed_at: now }
    await trx
      .insertInto('claim_confirmations')
      .values({ ...found, ...kept })
      .onConflict((before) => before.columns(['claim', 'text_hash']).doUpdateSet(kept))
      .execute()
  }
}

const idOf = ({ id }: Labelled) => id

type Confirmation = Row<'claim_confirmations'>

export const listConfirmations = (db: Handle): Promise<Confirmation[]> =>
  db.selectFrom('claim_confirmations').selectAll().execute()

/** The products whose labels say less, or more against it, than when the merchant last confirmed the claim. */
export function unconfirmedProducts(
  { claim, text_hash }: ClaimOfText,
  products: Labelled[],
  confirmations: Confirmation[],
): Labelled[] {
  const kept = confirmations.find((one) => one.claim === claim && one.text_hash === text_hash)
  const { lacking, refuting } = withoutClaim(claim, products)
  return lacking.filter(
    (product) =>
      !kept?.lacking.includes(product.id) ||
      (refuting.includes(product) && !kept.refuting.includes(product.id)),
  )
}
