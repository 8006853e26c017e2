import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { listPicturePaths } from './picture-paths.ts'

type DeletePicture = { ok: true } | { ok: false; reason: 'NO_SUCH_PICTURE' | 'IS_SHOWN' }

/**
 * Deletes an unused picture. It is in use if a title, category, story, product (deleted ones too), logo (earlier ones too),
 * old order or review shows it. The row is deleted first, because orphaned files are harmless but a row without files is a broken
 * picture.
 */
export async function deletePicture(
  { db, media, clock }: Pick<Parts, 'db' | 'media' | 'clock'>,
  actor: { id: number; name: string },
  pictureId: number,
): Promise<DeletePicture> {
  const deleted = await db.transaction().execute(async (trx) => {
    const picture = await lockPicture(trx, pictureId)
    if (!picture) return { ok: false, reason: 'NO_SUCH_PICTURE' } as const
    if (await isPictureShown(trx, pictureId)) return { ok: false, reason: 'IS_SHOWN' } as const
    await trx.deleteFrom('pictures').where('id', '=', pictureId).execute()
    await recordActivity(trx, {
      actor,
      subject: { kind: 'picture', id: pictureId, name: `${picture.width} × ${picture.height}` },
      action: 'deleted',
      now: clock.now(),
    })
    return { ok: true, picture } as const
  })
  if (!deleted.ok) return deleted
  for (const path of listPicturePaths(deleted.picture)) await media.delete(path)
  return { ok: true }
}

const lockPicture = (trx: Transaction<Database>, pictureId: number) =>
  trx
    .selectFrom('pictures')
    .select(['key', 'width', 'height', 'widths'])
    .where('id', '=', pictureId)
    .forUpdate()
    .executeTakeFirst()

/** Whether anything uses the picture: a title, category, story, product, logo, order or review. */
export async function isPictureShown(trx: Transaction<Database>, pictureId: number) {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from picture_titles where ${pictureId} in (picture_id, phone_picture_id))
      or exists (select from categories where picture_id = ${pictureId})
      or exists (select from product_pictures where picture_id = ${pictureId})
      or exists (select from stories where picture_id = ${pictureId})
      or exists (select from store_logos where picture_id = ${pictureId})
      or exists (select from order_items where picture_id = ${pictureId})
      or exists (select from return_pictures where picture_id = ${pictureId})
      or exists (select from review_pictures where picture_id = ${pictureId}) as shown`.execute(trx)
  return rows[0]?.shown ?? true
}
