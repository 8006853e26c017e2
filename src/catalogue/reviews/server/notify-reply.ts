import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { nonEmptyLinesOf, withHeading } from '#operations/notifications/server/format-order.ts'
import { notifyCustomer } from '#operations/notifications/server/notify-customer.ts'
import type { NotifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { sentences as mailSentences } from '#operations/notifications/words/index.ts'
import { withdrawMail } from '#operations/outbox/server/write-mail.ts'
import { buyerEmail, buyerName, linkExpiresAt } from '#ordering/buyers/server/buyer.queries.ts'
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
      'orders.user_id',
      'orders.created_at',
      buyerName.as('name'),
      buyerEmail.as('email'),
      linkExpiresAt.as('link_expires_at'),
    ])
    .where('reviews.id', '=', reviewId)
    .where('reviews.state', '=', 'published')
    .where('reviews.reply', '<>', '')
    .executeTakeFirst()
  if (!review) return
  const { locale, product_id, product_name } = review
  await notifyCustomer(
    trx,
    review,
    {
      kind: 'review-replied',
      subjectKey: String(reviewId),
      values: {
        name: review.name,
        product_name: translatedTexts(review.translations, locale).name ?? product_name,
        shop_reply: withHeading(mailSentences.ourAnswer.in(locale), nonEmptyLinesOf(review.reply)),
        product_link: {
          label: mailSentences.viewReview.in(locale),
          url: publicUrl + pathIn(locale, `${productPath(product_id, product_name)}/reviews`),
        },
      },
      dueAt: new Date(now.getTime() + correctionMs),
    },
    { store, now },
  )
}

/** Withdraws the email about a reply, unless it has been sent. */
export const withdrawReplyMail = (trx: Trx, reviewId: number) =>
  withdrawMail(trx, 'review-replied', String(reviewId))
