import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { AdvertisedClaim } from '#values/food-claims.ts'
import type { Sentence } from '#words/sentences.ts'
import type { MissingName } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { missingToPublish, type Rules, rulesToPublish } from './missing-to-publish.ts'
import { findPublished } from './published.queries.ts'
import { type ClaimInText, isAmong, keepConfirmed, unprovenClaims } from './unproven-claims.ts'

type Trx = Transaction<Database>
type Needed = Pick<Parts, 'settings' | 'store' | 'clock' | 'storeForPapers'>

/** A change that would sell what may not be sold. What the transaction wrote before is undone. */
export class NotPublishable extends Error {
  readonly missing: MissingName[]
  readonly sentence: Sentence
  /** What the merchant may confirm, where nothing else keeps the product from being sold. */
  readonly unproven: { product: string; claims: AdvertisedClaim[] } | undefined
  constructor(missing: MissingName[], sentence: Sentence, unproven?: NotPublishable['unproven']) {
    super(missing.join())
    this.missing = missing
    this.sentence = sentence
    this.unproven = unproven
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findPublished>>>
type Standing = {
  product?: Found
  isOnSale: boolean
  isPublished: boolean
  missing: MissingName[]
  unproven: ClaimInText[]
}
const unpublished: Standing = { isOnSale: false, isPublished: false, missing: [], unproven: [] }

/** Writes down who confirmed what a product's words claim; given where the merchant did. */
export type Confirm = (
  trx: Trx,
  product: { id: number; name: string },
  claims: AdvertisedClaim[],
) => Promise<void>

/** Whether shoppers see a product, or are planned to, and what it lacks. In a demo no label is asked for. */
async function standing(trx: Trx, rules: Rules, productId: number): Promise<Standing> {
  const product = await findPublished(trx, productId)
  if (!product) return unpublished
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
 * Carries out a change of a product, of its label or of who sees it. One rule for forms, the products' table, plans and the API: in a
 * real shop a product that lacks what the law asks for is not put on sale nor planned to be, and one that is on sale does
 * not lose any of it. What was on sale incomplete before may be changed in everything else.
 * @throws NotPublishable, upon which the caller's transaction must be rolled back
 */
export async function keepPublishable<Outcome>(
  trx: Trx,
  parts: Needed,
  productId: number,
  change: () => Promise<Outcome>,
  confirm?: Confirm,
): Promise<Outcome> {
  const rules = await rulesToPublish(trx, parts)
  const before = await standing(trx, rules, productId)
  const outcome = await change()
  await requirePublishable(trx, rules, productId, { before, confirm })
  return outcome
}

/** The same after the change was made; of a new product there is nothing before. @throws NotPublishable */
export async function requirePublishable(
  trx: Trx,
  rules: Rules,
  productId: number,
  { before = unpublished, confirm }: { before?: Standing; confirm: Confirm | undefined },
) {
  const { product, isOnSale, isPublished, missing, unproven } = await standing(trx, rules, productId)
  if (!product || !isPublished) return
  // What was planned while it might be sold is not put on sale for that.
  const stays = before.isOnSale || (before.isPublished && !isOnSale)
  const claiming = stays ? unproven.filter((found) => !isAmong(before.unproven, found)) : unproven
  const lost = missing.filter((name) =>
    name === 'claims' ? claiming.length > 0 : !stays || !before.missing.includes(name),
  )
  if (lost.length === 0) return
  const claims = [...new Set(claiming.map(({ claim }) => claim))]
  const isConfirmable = lost.every((name) => name === 'claims')
  if (isConfirmable && confirm) {
    await keepConfirmed(trx, product, claiming)
    return confirm(trx, product, claims)
  }
  const sentence = stays ? said.wouldBeMissing : said.cannotBeSold
  const unconfirmed = isConfirmable ? { product: product.name, claims } : undefined
  throw new NotPublishable(lost, sentence({ names: lost }), unconfirmed)
}

/** What a change that was undone is answered with. */
export async function orNotPublishable<Outcome, Refused>(
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
