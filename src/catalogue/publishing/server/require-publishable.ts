import type { Transaction } from 'kysely'
import type { AdvertisedClaim } from '#catalogue/labels/rules/food-claims.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { Sentence } from '#words/sentences.ts'
import type { RequirementName } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { lockPublishRules, missingToPublish, type PublishRules } from './missing-to-publish.ts'
import { findPublishFacts } from './publish-facts.queries.ts'
import {
  type ClaimInText,
  includesClaimInText,
  saveConfirmedClaims,
  unprovenClaims,
} from './unproven-claims.ts'

type Trx = Transaction<Database>
type Needed = Pick<Parts, 'settings' | 'store' | 'clock' | 'storeSettingsForDocuments'>

/** Thrown when a change would sell a product that must not be sold. The transaction must be rolled back. */
export class NotPublishable extends Error {
  readonly missing: RequirementName[]
  readonly sentence: Sentence
  /** Claims that the merchant may confirm, if nothing else prevents the sale. */
  readonly unproven: { product: string; claims: AdvertisedClaim[] } | undefined
  constructor(missing: RequirementName[], sentence: Sentence, unproven?: NotPublishable['unproven']) {
    super(missing.join())
    this.missing = missing
    this.sentence = sentence
    this.unproven = unproven
  }
}

export type PublishedProduct = NonNullable<Awaited<ReturnType<typeof findPublishFacts>>>
type PublishState = {
  product?: PublishedProduct
  isOnSale: boolean
  isPublished: boolean
  missing: RequirementName[]
  unproven: ClaimInText[]
}
export const unpublished: PublishState = { isOnSale: false, isPublished: false, missing: [], unproven: [] }

/** Logs who confirmed the claims; passed only if the merchant confirmed them. */
export type ConfirmClaims = (
  trx: Trx,
  product: { id: number; name: string },
  claims: AdvertisedClaim[],
) => Promise<void>

/** Whether a product is on sale or scheduled, and which requirements it lacks. A demo requires no label. */
async function readPublishState(trx: Trx, rules: PublishRules, productId: number): Promise<PublishState> {
  const product = await findPublishFacts(trx, productId)
  return product ? toPublishState(product, rules) : unpublished
}

/** The same for facts that were read already, or that a product would have. */
export function toPublishState(product: PublishedProduct, rules: PublishRules): PublishState {
  const isOnSale = product.archived_at === null
  return {
    product,
    isOnSale,
    isPublished: isOnSale || product.publish_at !== null,
    missing: missingToPublish(product, rules),
    unproven: unprovenClaims(product),
  }
}

/**
 * Runs a change of a product, its label or its visibility, and checks the result. One rule for forms, the products
 * table, schedules and the API: in a real shop a product that lacks legal requirements is neither put on sale nor
 * scheduled, and one on sale must not lose any. A product that was incomplete on sale before may be changed
 * otherwise.
 * @throws NotPublishable, upon which the caller's transaction must be rolled back
 */
export async function changeIfPublishable<Outcome>(
  trx: Trx,
  parts: Needed,
  productId: number,
  change: () => Promise<Outcome>,
  confirm?: ConfirmClaims,
): Promise<Outcome> {
  const rules = await lockPublishRules(trx, parts)
  const before = await readPublishState(trx, rules, productId)
  const outcome = await change()
  await requirePublishable(trx, rules, productId, { before, confirm })
  return outcome
}

/**
 * Checks a product after it was added or changed. Saves newly made claims if `confirm` is given, and calls it.
 * @param before its state before the change; absent for a new product
 * @throws NotPublishable if it is on sale or scheduled, and lacks something that it did not lack before
 */
export async function requirePublishable(
  trx: Trx,
  rules: PublishRules,
  productId: number,
  { before = unpublished, confirm }: { before?: PublishState; confirm: ConfirmClaims | undefined },
) {
  const after = await readPublishState(trx, rules, productId)
  const { product } = after
  const { wasPublished, newClaims, newlyMissing } = findNewlyMissing(before, after)
  if (!product || newlyMissing.length === 0) return
  const claims = [...new Set(newClaims.map(({ claim }) => claim))]
  const isConfirmable = newlyMissing.every((name) => name === 'claims')
  if (isConfirmable && confirm) {
    await saveConfirmedClaims(trx, product, newClaims)
    return confirm(trx, product, claims)
  }
  const unconfirmed = isConfirmable ? { product: product.name, claims } : undefined
  throw new NotPublishable(newlyMissing, missingSentence(wasPublished, newlyMissing), unconfirmed)
}

/** What a product that is on sale or scheduled after a change lacks, and did not lack before. */
export function findNewlyMissing(
  before: PublishState,
  { isPublished, isOnSale, missing, unproven }: PublishState,
) {
  // Going on sale now checks everything, even if the product could be scheduled before.
  const wasPublished = before.isOnSale || (before.isPublished && !isOnSale)
  const newClaims = wasPublished
    ? unproven.filter((found) => !includesClaimInText(before.unproven, found))
    : unproven
  const newlyMissing = missing.filter((name) =>
    name === 'claims' ? newClaims.length > 0 : !wasPublished || !before.missing.includes(name),
  )
  return { wasPublished, newClaims, newlyMissing: isPublished ? newlyMissing : [] }
}

export const missingSentence = (wasPublished: boolean, names: RequirementName[]) =>
  (wasPublished ? officeSentences.wouldBeMissing : officeSentences.cannotBeSold)({ names })

/** Turns a NotPublishable into a refusal; the transaction was rolled back. Other errors are thrown. */
export async function catchNotPublishable<Outcome, Refused>(
  change: Promise<Outcome>,
  refused: (problem: NotPublishable) => Refused,
): Promise<Outcome | Refused> {
  try {
    return await change
  } catch (error) {
    if (error instanceof NotPublishable) return refused(error)
    throw error
  }
}
