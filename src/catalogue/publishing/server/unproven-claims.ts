import { sql, type Transaction } from 'kysely'
import {
  type AdvertisedClaim,
  findClaims,
  labelSupportsClaim,
  type SupportingLabel,
} from '#catalogue/labels/rules/food-claims.ts'
import type { Database } from '#database/schema.ts'

/** The free texts of a label. */
type LabelTexts = {
  ingredients: string
  storage: string
  directions: string
  /** The same texts in other languages. */
  translations: object
}

/** A product's texts, and the label and confirmations that back their claims. */
export type ProductClaimTexts = {
  name: string
  one_liner: string
  description: string
  /** The same texts in other languages. */
  translations: object
  label: (SupportingLabel & Partial<LabelTexts>) | null
  /** Claims that the merchant has confirmed. */
  confirmed_claims: { claim: string; text: string }[]
}

/** A claim with the text that makes it, because a confirmation holds for one text only. */
export type ClaimInText = { claim: AdvertisedClaim; text: string }

/**
 * The texts of a product and its label, in every language, that are searched for claims. Each is searched alone, so
 * that no claim spans two texts.
 */
const textsToSearch = ({ name, one_liner, description, translations, label }: ProductClaimTexts) =>
  [
    name,
    one_liner,
    description,
    ...translatedTextsOf(translations),
    label?.generic_name,
    label?.ingredients,
    label?.storage,
    label?.directions,
    ...translatedTextsOf(label?.translations),
  ].filter((text) => typeof text === 'string')

const translatedTextsOf = (translations: object = {}): unknown[] =>
  Object.values(translations).flatMap((texts) => Object.values(texts ?? {}))

/** Whether the list has this claim for this text. */
export const includesClaimInText = (
  claims: { claim: string; text: string }[],
  { claim, text }: ClaimInText,
) => claims.some((one) => one.claim === claim && one.text === text)

/** Claims in a product's texts that neither its label carries nor the merchant has confirmed (decision X45). */
export const unprovenClaims = (product: ProductClaimTexts): ClaimInText[] =>
  textsToSearch(product)
    .flatMap((text) => findClaims(text).map((claim) => ({ claim, text })))
    .filter(
      (found) =>
        !labelSupportsClaim(product.label, found.claim) &&
        !includesClaimInText(product.confirmed_claims, found),
    )

/** Adds confirmed claims to the product, and drops confirmations of texts that it no longer has. */
export const saveConfirmedClaims = (
  trx: Transaction<Database>,
  product: ProductClaimTexts & { id: number },
  claims: ClaimInText[],
) => {
  const texts = textsToSearch(product)
  const stillMade = product.confirmed_claims.filter(({ text }) => texts.includes(text))
  return trx
    .updateTable('products')
    .set({ confirmed_claims: sql`${JSON.stringify([...stillMade, ...claims])}::jsonb` })
    .where('id', '=', product.id)
    .execute()
}
