import { transact } from '#database/transact.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import * as words from '../words/office/en.ts'
import { notifyReply, type ReviewParts } from './notify-reply.ts'

type Reply = { id: number; version: number; reply: string; by: { id: number; name: string } }
type ReplyResult = 'SAVED' | 'CHANGED' | 'NO_SUCH_REVIEW'

/** Writes, changes or removes the shop's public reply to a review. A reply that was sent twice is saved once. */
export async function replyToReview(
  parts: ReviewParts,
  { id, version, reply, by }: Reply,
): Promise<ReplyResult> {
  const { db, clock, catalogueVersion } = parts
  const now = clock.now()
  const result = await transact(db, async (trx): Promise<ReplyResult> => {
    const review = await trx
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .select(['reviews.version', 'reviews.reply', 'reviews.product_id', 'products.name'])
      .where('reviews.id', '=', id)
      .forUpdate('reviews')
      .executeTakeFirst()
    if (!review) return 'NO_SUCH_REVIEW'
    if (review.reply === reply) return 'SAVED'
    if (review.version !== version) return 'CHANGED'
    await trx
      .updateTable('reviews')
      .set({ reply, replied_at: reply ? now : null, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await notifyReply(trx, id, notifyContext(parts, now))
    await recordActivity(trx, {
      actor: by,
      subject: { kind: 'product', id: review.product_id, name: review.name },
      action: reply ? words.replied : words.removedReply,
      now,
    })
    return 'SAVED'
  })
  catalogueVersion.changed()
  return result
}
