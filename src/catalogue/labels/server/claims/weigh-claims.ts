import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { refuse } from '#http/calls/refusal.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import { type AdvertisedClaim, claimsIn } from '#values/food-claims.ts'
import { claimsUnconfirmed, type WeighedClaim } from '../../claims-contract.ts'
import * as words from '../../words/office/claims/en.ts'
import { said } from '../../words/office/claims/index.ts'
import { newTexts } from './claiming-texts.ts'
import { keepConfirmation, type SpokenFor } from './confirmations.ts'
import { type Handle, listLabels, weigh } from './labels-on-sale.ts'

type Texts = Record<string, unknown>

/**
 * What new words claim of food that not every label says (decision X25). Words that stand there already were asked about
 * when they came.
 * @param before what is published now
 * @param categoryId whose products the words stand for; otherwise all that are on sale
 */
export async function weighClaims(
  db: Handle,
  { before, after, categoryId }: { before: Texts; after: Texts; categoryId?: number | null },
): Promise<WeighedClaim[]> {
  const found = Object.values(newTexts(before, after)).flatMap((text) => claimsIn(String(text)))
  if (found.length === 0) return []
  const products = await listLabels(db, categoryId)
  const weighed = [...new Set(found)].map((claim) => weigh(claim, products))
  return weighed.filter(({ carrying, lacking }) => lacking > 0 || carrying === 0)
}

/** What a product's own words claim and its label does not carry. */
export const weighOwn = (product: string, claims: AdvertisedClaim[]): WeighedClaim[] =>
  claims.map((claim) => weigh(claim, [{ id: 0, name: product, label: null }]))

/** The refusal that asks the merchant to confirm; the same call with `claims_confirmed` then goes through. */
export const refuseClaims = (claims: WeighedClaim[]) =>
  refuse(409, claimsUnconfirmed, said.notOnEveryLabel({ claims: claims.map(inWords).join(' ') }), {
    more: { claims },
  })

/** The same of one product's own words. */
export const refuseOwnClaims = (claims: WeighedClaim[]) =>
  refuse(409, claimsUnconfirmed, said.notOnItsLabel({ claims: namesOf(claims) }), { more: { claims } })

const namesOf = (claims: WeighedClaim[]) => claims.map(({ claim }) => `“${claim}”`).join(', ')

const inWords = ({ claim, carrying, lacking }: WeighedClaim) =>
  carrying === 0 ? words.onNone({ claim }) : words.lacking({ claim, lacking, all: carrying + lacking })

type Confirmation = Pick<Parameters<typeof recordActivity>[1], 'actor' | 'subject' | 'now'>

/**
 * Writes down who confirmed them, and of a product's words that they are true; nothing where there was nothing to confirm.
 * @param words what makes the claims, where they stand for several products: the confirmation holds for these very texts
 */
export async function recordConfirmedClaims(
  trx: Transaction<Database>,
  claims: WeighedClaim[],
  { words: confirmedWords, ...confirmation }: Confirmation & { words?: SpokenFor },
) {
  if (claims.length === 0) return
  if (confirmedWords) await keepConfirmation(trx, confirmedWords, confirmation.now)
  const action = confirmation.subject.kind === 'product' ? words.confirmedOwn : words.confirmed
  await recordActivity(trx, { ...confirmation, action: action({ claims: namesOf(claims) }) })
}
