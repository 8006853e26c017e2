import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { type AdvertisedClaim, type CarryingLabel, carriesClaim, claimsIn } from '#values/food-claims.ts'

/** What a pack says in sentences. */
type LabelTexts = {
  ingredients: string
  storage: string
  directions: string
  /** The same texts in other languages. */
  translations: object
}

/** A product's own words, and what they may rest on. */
export type Claiming = {
  name: string
  one_liner: string
  description: string
  /** The same texts in other languages. */
  translations: object
  label: (CarryingLabel & Partial<LabelTexts>) | null
  /** What its merchant has confirmed. */
  confirmed_claims: { claim: string; text: string }[]
}

/** A claim, and the text that makes it: what is confirmed of one sentence says nothing of another. */
export type ClaimInText = { claim: AdvertisedClaim; text: string }

/** The words in every language, on the page and on the pack, each text by itself: what one ends with claims nothing with the next. */
const wordsOf = ({ name, one_liner, description, translations, label }: Claiming) =>
  [
    name,
    one_liner,
    description,
    ...textsOf(translations),
    label?.generic_name,
    label?.ingredients,
    label?.storage,
    label?.directions,
    ...textsOf(label?.translations),
  ].filter((text) => typeof text === 'string')

const textsOf = (translations: object = {}): unknown[] =>
  Object.values(translations).flatMap((texts) => Object.values(texts ?? {}))

export const isAmong = (claims: { claim: string; text: string }[], { claim, text }: ClaimInText) =>
  claims.some((one) => one.claim === claim && one.text === text)

/** What a product's words claim that neither its label carries nor its merchant has confirmed (decision X45). */
export const unprovenClaims = (product: Claiming): ClaimInText[] =>
  wordsOf(product)
    .flatMap((text) => claimsIn(text).map((claim) => ({ claim, text })))
    .filter((found) => !carriesClaim(product.label, found.claim) && !isAmong(product.confirmed_claims, found))

/** Keeps what is confirmed of a product with what was before; what its words do not say any more is forgotten. */
export const keepConfirmed = (
  trx: Transaction<Database>,
  product: Claiming & { id: number },
  claims: ClaimInText[],
) => {
  const words = wordsOf(product)
  const kept = product.confirmed_claims.filter(({ text }) => words.includes(text))
  return trx
    .updateTable('products')
    .set({ confirmed_claims: sql`${JSON.stringify([...kept, ...claims])}::jsonb` })
    .where('id', '=', product.id)
    .execute()
}
