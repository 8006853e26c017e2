import type { Transaction } from 'kysely'
import { pictureKey } from '#catalogue/pictures/server/picture-paths.ts'
import { upsertPicture } from '#catalogue/pictures/server/pictures.queries.ts'
import { type PictureParts, storePictures } from '#catalogue/pictures/server/store-pictures.ts'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { UploadedFile } from '#http/calls/multipart.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import type { OwnReview, ReviewInput } from '../contract.ts'
import { maxReviewPictures } from '../rules/review.ts'
import { buyerKey } from './buyer-key.ts'
import { withdrawReplyMail } from './notify-reply.ts'
import { setReviewPictures } from './review-pictures.queries.ts'
import { toOwnReview } from './review-view.ts'
import {
  buyerOf,
  type DeliveredLine,
  findDeliveredLine,
  type OwnOrder,
  selectBuyersReviews,
} from './reviewable-lines.queries.ts'

type SaveReview =
  | { ok: true; review: OwnReview }
  | { ok: false; reason: 'NOT_DELIVERED' | 'TOO_MANY_PICTURES' | 'PICTURE_REFUSED' }
  | { ok: false; reason: 'CHANGED'; current: OwnReview | null }

type NewReview = {
  own: OwnOrder
  itemId: number
  input: ReviewInput
  files: UploadedFile[]
  language: Language
}

/**
 * Saves the review of a delivered line's product, or changes the buyer's earlier one, which then waits for the merchant
 * again. What is already stored is answered again, so a form that was sent twice is one review.
 */
export async function saveReview(
  parts: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'> & PictureParts,
  { own, itemId, input, files, language }: NewReview,
): Promise<SaveReview> {
  const { db, clock, catalogueVersion } = parts
  const line = await findDeliveredLine(db, own, itemId)
  if (!line) return { ok: false, reason: 'NOT_DELIVERED' }
  const kept = input.keep.split(',').filter(Boolean).map(Number)
  if (kept.length + files.length > maxReviewPictures) return { ok: false, reason: 'TOO_MANY_PICTURES' }
  const before = await readReview(db, line)
  if (before && isSame(before, { input, files })) return { ok: true, review: before }
  if ((before?.version ?? 0) !== input.version) return { ok: false, reason: 'CHANGED', current: before }
  const stored = await storePictures(parts, files)
  if (!stored.ok) return { ok: false, reason: 'PICTURE_REFUSED' }

  const now = clock.now()
  const saved = await transact(db, async (trx) => {
    const reviewId = await writeReview(trx, { line, input, language, now, reviewId: before?.id })
    if (reviewId === undefined) return undefined
    await withdrawReplyMail(trx, reviewId)
    const pictureIds = before ? before.pictures.map(({ id }) => id).filter((id) => kept.includes(id)) : []
    for (const picture of stored.pictures) pictureIds.push(await upsertPicture(trx, picture, now))
    await setReviewPictures(trx, reviewId, pictureIds)
    return readReview(trx, line)
  })
  if (before?.state === 'published') catalogueVersion.changed()
  if (saved) return { ok: true, review: saved }
  // Another request was first. It may have been the same form.
  const current = await readReview(db, line)
  return current && isSame(current, { input, files })
    ? { ok: true, review: current }
    : { ok: false, reason: 'CHANGED', current }
}

async function readReview(db: Parameters<typeof selectBuyersReviews>[0], line: DeliveredLine) {
  const row = await selectBuyersReviews(db, line).executeTakeFirst()
  return row ? toOwnReview(row) : null
}

type Written = { input: ReviewInput; files: UploadedFile[] }

/** The stored review is what the form would save: it was sent before. */
function isSame(stored: OwnReview, { input, files }: Written) {
  const kept = input.keep.split(',').filter(Boolean).map(Number)
  const sent = files.map(({ bytes }) => pictureKey(bytes))
  const isKept = (picture: OwnReview['pictures'][number]) =>
    kept.includes(picture.id) || sent.some((key) => picture.url.endsWith(key))
  return (
    stored.stars === input.stars &&
    stored.text === input.text &&
    stored.name === input.name &&
    stored.pictures.length === kept.length + new Set(sent).size &&
    stored.pictures.every(isKept)
  )
}

type ReviewRow = {
  line: DeliveredLine
  input: ReviewInput
  language: Language
  now: Date
  /** The review that is changed; undefined for a new one. */
  reviewId: number | undefined
}

/** Writes the row. @returns its id; undefined if another request was first */
async function writeReview(
  trx: Transaction<Database>,
  { line, input, language, now, reviewId }: ReviewRow,
): Promise<number | undefined> {
  const { stars, text, name, version } = input
  const written = { stars, text, shown_name: name, locale: language }
  const row =
    reviewId === undefined
      ? await trx
          .insertInto('reviews')
          .values({
            ...written,
            product_id: line.product_id,
            order_id: line.order_id,
            order_item_id: line.order_item_id,
            buyer: buyerKey(buyerOf(line)),
            size: line.size,
            written_at: now,
          })
          .onConflict((conflict) => conflict.constraint('one_review_a_buyer').doNothing())
          .returning('id')
          .executeTakeFirst()
      : await trx
          .updateTable('reviews')
          .set((eb) => ({
            ...written,
            state: 'waiting',
            reason: null,
            note: '',
            decided_at: null,
            version: eb('version', '+', 1),
          }))
          .where('id', '=', reviewId)
          .where('version', '=', version)
          .returning('id')
          .executeTakeFirst()
  return row?.id
}
