import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { withdrawReplyMail } from './notify-reply.ts'
import { findDeliveredLine, type OwnOrder, selectBuyersReviews } from './reviewable-lines.queries.ts'

/**
 * Deletes the buyer's review of a line's product. A job deletes its pictures.
 * @returns whether there was one
 */
export async function deleteReview(
  { db, catalogueVersion }: Pick<Parts, 'db' | 'catalogueVersion'>,
  own: OwnOrder,
  itemId: number,
) {
  const deleted = await transact(db, async (trx) => {
    const line = await findDeliveredLine(trx, own, itemId)
    const review = line && (await selectBuyersReviews(trx, line).executeTakeFirst())
    if (review) await withdrawReplyMail(trx, review.id)
    return review && trx.deleteFrom('reviews').where('id', '=', review.id).executeTakeFirst()
  })
  catalogueVersion.changed()
  return deleted !== undefined && deleted.numDeletedRows > 0n
}
