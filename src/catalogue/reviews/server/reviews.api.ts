import { refuseUnknownProduct } from '#catalogue/products/server/products/product-write-routes.ts'
import { isProduct } from '#catalogue/products/server/products/products.queries.ts'
import type { RouteParts } from '#domain-module.ts'
import { setPageHeaders } from '#http/calls/paging.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { createResponseCache, toJsonBytes } from '#http/calls/response-cache.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { findOwnOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import { withGuestOrder, withLinkedOrder } from '#ordering/orders/server/with-linked-order.ts'
import { chainMaybePromise } from '#values/maybe-promise.ts'
import type { Language } from '#words/language.ts'
import { reviewEndpoints } from '../contract.ts'
import { officeSentences, sentences } from '../words/index.ts'
import { listAdminReviews, listReviewsById } from './admin-reviews.queries.ts'
import { decideReviews } from './decide-reviews.ts'
import { deleteReview } from './delete-review.ts'
import { listPraise, listPublicReviews } from './public-reviews.queries.ts'
import { replyToReview } from './reply-to-review.ts'
import {
  findLineOfProduct,
  listReviewable,
  type OwnOrder,
  selectBuyersReviews,
} from './reviewable-lines.queries.ts'
import { saveReview } from './save-review.ts'

const defaultPageSize = 20

export function reviewsApi(parts: RouteParts) {
  const { db } = parts
  const cachedResponse = createResponseCache(parts, { maxBytes: 2 * 1024 * 1024 })

  const save = async (review: Parameters<typeof saveReview>[1]) => {
    const saved = await saveReview(parts, review)
    return saved.ok ? saved.review : refuseReview(saved)
  }
  const remove = async (own: OwnOrder, itemId: number, language: Language) =>
    (await deleteReview(parts, own, itemId))
      ? { message: sentences.reviewDeleted.in(language) }
      : notFound(sentences.noSuchReview)

  return createRoutes('reviews', reviewEndpoints, {
    'GET /products/{id}/reviews': ({ params, query, request, reply }) => {
      const { limit = defaultPageSize, cursor, sort = 'newest' } = query
      const key = JSON.stringify([params.id, limit, cursor, sort])
      const cached = cachedResponse(key, async () => {
        if (!(await isProduct(db, params.id))) return null
        const page = await listPublicReviews(db, { productId: params.id, sort, limit, cursor })
        return { bytes: toJsonBytes(page.items), next: page.next, total: page.total }
      })
      return chainMaybePromise(cached, (answer) => {
        if (!answer) return refuseUnknownProduct()
        setPageHeaders(request, reply, { ...answer, items: [] })
        return answer
      })
    },

    'GET /reviews/praise': ({ language }) =>
      cachedResponse(`praise/${language}`, async () => ({
        bytes: toJsonBytes(await listPraise(db, language)),
        next: null,
        total: 0,
      })),

    'GET /products/{id}/own-review': async ({ user, params }) => {
      if (!(await isProduct(db, params.id))) return refuseUnknownProduct()
      const line = await findLineOfProduct(db, user.id, params.id)
      if (!line) return { order_id: null, order_item_id: null, state: null }
      const review = await selectBuyersReviews(db, line).executeTakeFirst()
      return {
        order_id: line.order_id,
        order_item_id: line.order_item_id,
        state: review?.state ?? null,
      }
    },

    'GET /orders/{id}/reviews': async ({ user, params, language }) => {
      const own = { userId: user.id, orderId: params.id }
      return (await findOwnOrder(db, own, params.id)) ? listReviewable(db, own, language) : noSuchOrder()
    },

    'PUT /orders/{id}/reviews/{item}': ({ user, params, body, files, language }) =>
      save({
        own: { userId: user.id, orderId: params.id },
        itemId: params.item,
        input: body,
        files,
        language,
      }),

    'DELETE /orders/{id}/reviews/{item}': ({ user, params, language }) =>
      remove({ userId: user.id, orderId: params.id }, params.item, language),

    // The link in a customer's mail may have been forwarded: it shows nothing to review.
    'GET /guest-orders/{key}/reviews': ({ params, language }) =>
      withLinkedOrder(parts, params.key, async (own) =>
        'linkHash' in own ? listReviewable(db, own, language) : [],
      ),

    'PUT /guest-orders/{key}/reviews/{item}': ({ params, body, files, language }) =>
      withGuestOrder(parts, params.key, (own) =>
        save({ own, itemId: params.item, input: body, files, language }),
      ),

    'DELETE /guest-orders/{key}/reviews/{item}': ({ params, language }) =>
      withGuestOrder(parts, params.key, (own) => remove(own, params.item, language)),

    'GET /reviews': async ({ query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listAdminReviews(db, { ...query, limit: query.limit ?? defaultPageSize, cursor: query.cursor }),
      ),

    'POST /reviews/decisions': async ({ user, body }) =>
      listReviewsById(db, await decideReviews(parts, { ...body, by: user })),

    'PUT /reviews/{id}/reply': async ({ user, params, body }) => {
      const saved = await replyToReview(parts, { ...body, id: params.id, by: user })
      const [current] = await listReviewsById(db, [params.id])
      if (saved === 'NO_SUCH_REVIEW' || !current) return notFound(officeSentences.noSuchReview)
      return saved === 'SAVED'
        ? current
        : refuse(409, 'REVIEW_CHANGED', officeSentences.reviewChanged, { more: { current } })
    },
  })
}

/** The API refusal for a review that wasn't saved. */
function refuseReview(refused: Exclude<Awaited<ReturnType<typeof saveReview>>, { ok: true }>) {
  const ofPictures = (code: string, sentence: typeof sentences.pictureRefused) =>
    refuse(400, code, sentence, { fields: { pictures: sentence } })
  switch (refused.reason) {
    case 'NOT_DELIVERED':
      return notFound(sentences.notDelivered)
    case 'TOO_MANY_PICTURES':
      return ofPictures('TOO_MANY_FILES', sentences.tooManyPictures)
    case 'PICTURE_REFUSED':
      return ofPictures('INVALID', sentences.pictureRefused)
    case 'CHANGED':
      return refuse(409, 'REVIEW_CHANGED', sentences.reviewChanged, { more: { current: refused.current } })
  }
}
