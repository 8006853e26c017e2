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
  const rows = await trx
    .selectFrom('review_pictures')
    .select(['id', 'picture_id'])
    .where('review_id', '=', reviewId)
    .execute()
  const removed = rows.filter(({ picture_id }) => !pictureIds.includes(picture_id))
  if (removed.length > 0)
    await trx
      .updateTable('review_pictures')
      .set({ review_id: null })
      .where(
        'id',
        'in',
        removed.map(({ id }) => id),
      )
      .execute()
  for (const [at, picture_id] of [...new Set(pictureIds)].entries()) {
    const position = at + 1
    const row = rows.find((each) => each.picture_id === picture_id)
    if (row) await trx.updateTable('review_pictures').set({ position }).where('id', '=', row.id).execute()
    else
      await trx.insertInto('review_pictures').values({ review_id: reviewId, position, picture_id }).execute()
  }
}
