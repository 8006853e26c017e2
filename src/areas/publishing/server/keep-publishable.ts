import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Parts } from '../../../parts.ts'
import type { Sentence } from '../../../words/sentences.ts'
import type { MissingName } from '../contract.ts'
import { said } from '../words/office/index.ts'
import { missingToPublish, rulesOf } from './missing-to-publish.ts'
import { findPublished } from './published.queries.ts'

type Trx = Transaction<Database>
type Needed = Pick<Parts, 'settings' | 'store' | 'clock'>

/** A change that would sell what may not be sold. What the transaction wrote before is undone. */
export class NotPublishable extends Error {
  readonly missing: MissingName[]
  readonly sentence: Sentence
  constructor(missing: MissingName[], sentence: Sentence) {
    super(missing.join())
    this.missing = missing
    this.sentence = sentence
  }
}

type Standing = { isOnSale: boolean; isPublished: boolean; missing: MissingName[] }
const unpublished: Standing = { isOnSale: false, isPublished: false, missing: [] }

/** Whether shoppers see a product, or are planned to, and what it lacks. In a demo no label is asked for. */
async function standing(trx: Trx, parts: Needed, productId: number): Promise<Standing> {
  const product = await findPublished(trx, productId)
  if (!product) return unpublished
  const isOnSale = product.archived_at === null
  return {
    isOnSale,
    isPublished: isOnSale || product.publish_at !== null,
    missing: missingToPublish(product, rulesOf(parts)),
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
): Promise<Outcome> {
  const before = await standing(trx, parts, productId)
  const outcome = await change()
  await requirePublishable(trx, parts, productId, before)
  return outcome
}

/** The same after the change was made; of a new product there is nothing before. @throws NotPublishable */
export async function requirePublishable(
  trx: Trx,
  parts: Needed,
  productId: number,
  before: Standing = unpublished,
) {
  const { isOnSale, isPublished, missing } = await standing(trx, parts, productId)
  if (!isPublished) return
  // What was planned while it might be sold is not put on sale for that.
  const stays = before.isOnSale || (before.isPublished && !isOnSale)
  const lost = stays ? missing.filter((name) => !before.missing.includes(name)) : missing
  if (lost.length === 0) return
  const sentence = stays ? said.wouldBeMissing : said.cannotBeSold
  throw new NotPublishable(lost, sentence({ names: lost }))
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
