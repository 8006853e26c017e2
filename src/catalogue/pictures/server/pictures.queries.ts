import { expressionBuilder, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#database/connect.ts'
import type { Database, NewRow, Row } from '#database/schema.ts'
import { type PictureView, pictureUrl } from '#values/pictures/picture.ts'

/** The row of a picture whose files are stored already. */
export type StoredPicture = Omit<NewRow<'pictures'>, 'created_at'>

/**
 * Inserts the row of a stored picture; the same content sent twice is one row.
 * @returns its id
 */
export async function upsertPicture(trx: Transaction<Database>, picture: StoredPicture, now: Date) {
  const { id } = await trx
    .insertInto('pictures')
    .values({ ...picture, created_at: now })
    .onConflict((conflict) =>
      conflict.constraint('one_row_a_picture').doUpdateSet((eb) => ({ bytes: eb.ref('excluded.bytes') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A picture as pages and the API get it, with its base URL. */
export const toPictureView = (
  { key, width, height, widths }: Pick<Row<'pictures'>, 'key' | 'width' | 'height' | 'widths'>,
  alt: string,
): PictureView => ({ url: pictureUrl(key), width, height, alt, widths })

/** A subquery for queries of `products`: the pictures of the product in their order, as JSON. */
export const picturesOfProduct = () =>
  jsonArrayFrom(
    expressionBuilder<Database, 'products'>()
      .selectFrom('product_pictures')
      .innerJoin('pictures', 'pictures.id', 'product_pictures.picture_id')
      .select(['key', 'width', 'height', 'alt', 'widths'])
      .whereRef('product_pictures.product_id', '=', 'products.id')
      .orderBy('position'),
  )

/** The widths of a picture's variants, ascending; empty for an unknown picture. */
export async function findWidths(db: Db, key: string) {
  const row = await db.selectFrom('pictures').select('widths').where('key', '=', key).executeTakeFirst()
  return row?.widths ?? []
}
