import type { Transaction } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { buildOnce } from '#database/build-once.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { PictureView } from '#values/pictures/picture.ts'
import { toPictureView } from './pictures.queries.ts'

/** The picture of a title, with an optional crop for phones. */
export type TitlePictures = { title: string; picture: PictureView; phone_picture: PictureView | null }

const maxTitles = 500

const selectTitles = buildOnce((db: Db | Transaction<Database>) =>
  db.selectFrom('picture_titles').select((eb) => {
    const picture = eb.selectFrom('pictures').select(['key', 'width', 'height', 'widths'])
    return [
      'title',
      'alt',
      jsonObjectFrom(picture.whereRef('pictures.id', '=', 'picture_id'))
        .$notNull()
        .as('picture'),
      jsonObjectFrom(picture.whereRef('pictures.id', '=', 'phone_picture_id')).as('phone_picture'),
    ]
  }),
)

type TitleRow = Awaited<ReturnType<ReturnType<typeof selectTitles>['executeTakeFirstOrThrow']>>

const toTitlePictures = ({ title, alt, picture, phone_picture }: TitleRow): TitlePictures => ({
  title,
  picture: toPictureView(picture, alt),
  phone_picture: phone_picture && toPictureView(phone_picture, alt),
})

/** The pictures of a title; null if it has none. */
export async function findTitle(
  db: Db | Transaction<Database>,
  title: string,
): Promise<TitlePictures | null> {
  const row = await selectTitles(db).where('title', '=', title).executeTakeFirst()
  return row ? toTitlePictures(row) : null
}

/** Every title that has a picture, with its pictures, by name. */
export async function listTitles(db: Db): Promise<TitlePictures[]> {
  const rows = await selectTitles(db).orderBy('title').limit(maxTitles).execute()
  return rows.map(toTitlePictures)
}

type NewTitle = { title: string; pictureId: number; phonePictureId: number | null; alt: string; now: Date }

/** Sets or replaces the pictures of a title. */
export const setTitlePictures = (
  trx: Transaction<Database>,
  { title, pictureId, phonePictureId, alt, now }: NewTitle,
) => {
  const shown = { picture_id: pictureId, phone_picture_id: phonePictureId, alt, updated_at: now }
  return trx
    .insertInto('picture_titles')
    .values({ title, ...shown })
    .onConflict((conflict) => conflict.column('title').doUpdateSet(shown))
    .execute()
}
