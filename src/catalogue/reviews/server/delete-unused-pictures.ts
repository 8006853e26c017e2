import { sql } from 'kysely'
import { isPictureShown } from '#catalogue/pictures/server/delete-picture.ts'
import { listPicturePaths } from '#catalogue/pictures/server/picture-paths.ts'
import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { dayMs } from '#values/time/durations.ts'

const maxPerRun = 100
/** A rejected review keeps its pictures for so long, because the merchant may take the decision back. */
const keptDays = 7

/**
 * Deletes the pictures that no review shows any more: of a deleted review, replaced ones, and those of reviews that were
 * rejected a week ago. A picture that something else shows stays.
 */
export async function deleteUnusedReviewPictures({
  db,
  media,
  clock,
}: Pick<Parts, 'db' | 'media' | 'clock'>) {
  const rejectedBefore = new Date(clock.now().getTime() - keptDays * dayMs)
  const deleted = await transact(db, async (trx) => {
    const { rows } = await sql<{ picture_id: number }>`
      delete from review_pictures where id in (
        select review_pictures.id from review_pictures left join reviews on reviews.id = review_pictures.review_id
        where reviews.id is null or reviews.state = 'rejected' and reviews.decided_at < ${rejectedBefore}
        order by review_pictures.id limit ${maxPerRun} for update of review_pictures skip locked)
      returning picture_id`.execute(trx)
    const unused = []
    for (const id of new Set(rows.map(({ picture_id }) => picture_id))) {
      const picture = await trx
        .selectFrom('pictures')
        .select(['key', 'widths'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!picture || (await isPictureShown(trx, id))) continue
      await trx.deleteFrom('pictures').where('id', '=', id).execute()
      unused.push(picture)
    }
    return unused
  })
  // The rows first: files without a row are harmless, a row without files is a broken picture.
  for (const picture of deleted) for (const path of listPicturePaths(picture)) await media.delete(path)
}
