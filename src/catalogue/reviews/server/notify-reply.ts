import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { nonEmptyLinesOf, withHeading } from '#operations/notifications/server/format-order.ts'
import type { NotifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { composeMail } from '#operations/notifications/server/templates/compose-mail.ts'
import { sentences as mailSentences } from '#operations/notifications/words/index.ts'
import { withdrawMail, writeMail } from '#operations/outbox/server/write-mail.ts'
import { buyerEmail, buyerName } from '#ordering/buyers/server/buyer.queries.ts'
import type { Parts } from '#parts.ts'
import { productPath } from '#values/texts/slug-path.ts'
import { minuteMs } from '#values/time/durations.ts'
import { pathIn } from '#words/language.ts'
import { translatedTexts } from '#words/translated-texts.ts'

type Trx = Transaction<Database>

/** What the merchant's changes of reviews need. */
export type ReviewParts = Pick<Parts, 'db' | 'clock' | 'catalogueVersion' | 'store' | 'settings'>

/** Time to correct a reply, or to take it back, before its email is sent. */
const correctionMs = 10 * minuteMs

/**
 * Tells the writer of a review what the shop replied, once for each review: call it after each change of the reply or of
 * the review's state. An email that is still waiting is replaced by the latest reply, or withdrawn if the review isn't
 * published or has no reply any more.
 */
export async function notifyReply(
  trx: Trx,
  reviewId: number,
  { store, publicUrl, now }: NotifyContext,
): Promise<void> {
  await withdrawReplyMail(trx, reviewId)
  const review = await trx
    .selectFrom('reviews')
    .innerJoin('orders', 'orders.id', 'reviews.order_id')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select([
      'reviews.reply',
      'reviews.product_id',
      'products.name as product_name',
      'products.translations',
      'orders.id',
      'orders.locale',
      buyerName.as('name'),
      buyerEmail.as('email'),
    ])
    .where('reviews.id', '=', reviewId)
    .where('reviews.state', '=', 'published')
    .where('reviews.reply', '<>', '')
    .executeTakeFirst()
  // The address is empty once it has been erased.
  if (!review || review.email === '') return
  const { locale, product_id, product_name } = review
  const mail = await composeMail(trx, {
    kind: 'review-replied',
    to: review.email,
    language: locale,
    values: {
      name: review.name,
      product_name: translatedTexts(review.translations, locale).name ?? product_name,
      shop_reply: withHeading(mailSentences.ourAnswer.in(locale), nonEmptyLinesOf(review.reply)),
      product_link: {
        label: mailSentences.viewReview.in(locale),
        url: publicUrl + pathIn(locale, `${productPath(product_id, product_name)}/reviews`),
      },
    },
    store,
  })
  await writeMail(trx, {
    kind: 'review-replied',
    subjectKey: String(reviewId),
    orderId: review.id,
    locale,
    mail,
    now,
    dueAt: new Date(now.getTime() + correctionMs),
  })
}

/** Withdraws the email about a reply, unless it has been sent. */
export const withdrawReplyMail = (trx: Trx, reviewId: number) =>
  withdrawMail(trx, 'review-replied', String(reviewId))
