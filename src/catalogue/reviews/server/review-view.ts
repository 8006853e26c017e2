import { toPictureView } from '#catalogue/pictures/server/pictures.queries.ts'
import type { Row } from '#database/schema.ts'
import type { OwnReview, PublicReview } from '../contract.ts'

type PictureRow = Pick<Row<'pictures'>, 'id' | 'key' | 'width' | 'height' | 'widths'>
type ReviewRow = Omit<Row<'reviews'>, 'words'> & { pictures: PictureRow[] }

/** A review for everybody. Its pictures have no alternative text of their own: the page names the reviewer. */
export const toPublicReview = (row: ReviewRow): PublicReview => ({
  id: row.id,
  stars: row.stars,
  text: row.text,
  name: row.shown_name,
  language: row.locale,
  size: row.size,
  at: row.written_at.toISOString(),
  pictures: row.pictures.map((picture) => toPictureView(picture, '')),
  reply: row.reply,
})

/** A review for the one who wrote it. */
export function toOwnReview(row: ReviewRow): OwnReview {
  const { size, ...review } = toPublicReview(row)
  return {
    ...review,
    pictures: row.pictures.map((picture) => ({ ...toPictureView(picture, ''), id: picture.id })),
    state: row.state,
    reason: row.reason,
    note: row.note,
    version: row.version,
  }
}
