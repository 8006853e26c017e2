import { expressionBuilder, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '#database/schema.ts'

/** A subquery for queries of `reviews`: the pictures in their order, as JSON. */
export const picturesOfReview = () =>
  jsonArrayFrom(
    expressionBuilder<Database, 'reviews'>()
      .selectFrom('review_pictures')
      .innerJoin('pictures', 'pictures.id', 'review_pictures.picture_id')
      .select(['pictures.id', 'pictures.key', 'pictures.width', 'pictures.height', 'pictures.widths'])
      .whereRef('review_pictures.review_id', '=', 'reviews.id')
      .orderBy('review_pictures.position'),
  )

/** Replaces the pictures of a review. Those that it doesn't show any more are left to the job that deletes them. */
export async function setReviewPictures(trx: Transaction<Database>, reviewId: number, pictureIds: number[]) {
  await trx
    .updateTable('review_pictures')
    .set({ review_id: null })
    .where('review_id', '=', reviewId)
    .execute()
  if (pictureIds.length === 0) return
  await trx
    .insertInto('review_pictures')
    .values(pictureIds.map((picture_id, at) => ({ review_id: reviewId, position: at + 1, picture_id })))
    .execute()
}
