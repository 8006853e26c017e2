import type { Transaction } from 'kysely'
import { toPictureView } from '#catalogue/pictures/server/pictures.queries.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { PictureView } from '#values/pictures/picture.ts'

/** The pictures of several products by product id, the cover first. Products without pictures have no entry. */
export async function listPicturesOfProducts(db: Db | Transaction<Database>, productIds: number[]) {
  const shown = new Map<number, PictureView[]>()
  if (productIds.length === 0) return shown
  const rows = await db
    .selectFrom('product_pictures')
    .innerJoin('pictures', 'pictures.id', 'product_pictures.picture_id')
    .select(['product_id', 'key', 'width', 'height', 'widths', 'alt'])
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('position')
    .execute()
  for (const row of rows)
    shown.set(row.product_id, [...(shown.get(row.product_id) ?? []), toPictureView(row, row.alt)])
  return shown
}

/** A stored picture with its alt text. */
export type ShownPicture = { picture_id: number; alt: string }

/** The pictures a product shows now, the cover first. */
export const listShownPictures = (trx: Transaction<Database>, productId: number) =>
  trx
    .selectFrom('product_pictures')
    .innerJoin('pictures', 'pictures.id', 'product_pictures.picture_id')
    .select(['picture_id', 'alt', 'key'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()

/** Replaces the pictures of a product, in this order. */
export async function replaceShownPictures(
  trx: Transaction<Database>,
  productId: number,
  pictures: ShownPicture[],
) {
  await trx.deleteFrom('product_pictures').where('product_id', '=', productId).execute()
  if (pictures.length === 0) return
  const rows = pictures.map(({ picture_id, alt }, at) => ({
    product_id: productId,
    position: at + 1,
    picture_id,
    alt,
  }))
  await trx.insertInto('product_pictures').values(rows).execute()
}
