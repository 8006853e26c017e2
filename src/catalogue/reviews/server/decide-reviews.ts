import { transact } from '#database/transact.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import type { RejectReason, ReviewState } from '../rules/review.ts'
import * as words from '../words/office/en.ts'
import { notifyReply, type ReviewParts } from './notify-reply.ts'

type Decision = {
  reviews: { id: number; version: number }[]
  /** `waiting` takes a decision back. */
  state: ReviewState
  reason?: RejectReason | undefined
  note: string
  by: { id: number; name: string }
}

/**
 * Publishes or rejects reviews, or takes that back. Those that their writer or somebody else has changed since are left
 * as they are. The rows are locked in the order of their products, because counting locks the products' ratings.
 * @returns the ids of the changed reviews
 */
export async function decideReviews(
  parts: ReviewParts,
  { reviews, state, reason, note, by }: Decision,
): Promise<number[]> {
  const { db, clock, catalogueVersion } = parts
  const now = clock.now()
  const isRejected = state === 'rejected'
  const versions = new Map(reviews.map(({ id, version }) => [id, version]))
  const changed = await transact(db, async (trx) => {
    const rows = await trx
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .select(['reviews.id', 'reviews.version', 'reviews.product_id', 'products.name'])
      .where('reviews.id', 'in', [...versions.keys()])
      .orderBy('reviews.product_id')
      .orderBy('reviews.id')
      .forUpdate('reviews')
      .execute()
    const ids = []
    for (const { id, version, product_id, name } of rows) {
      if (versions.get(id) !== version) continue
      await trx
        .updateTable('reviews')
        .set({
          state,
          reason: isRejected ? (reason ?? null) : null,
          note: isRejected ? note : '',
          decided_at: state === 'waiting' ? null : now,
          version: version + 1,
        })
        .where('id', '=', id)
        .execute()
      await notifyReply(trx, id, notifyContext(parts, now))
      await recordActivity(trx, {
        actor: by,
        subject: { kind: 'product', id: product_id, name },
        action: words.actions[state],
        now,
      })
      ids.push(id)
    }
    return ids
  })
  catalogueVersion.changed()
  return changed
}
