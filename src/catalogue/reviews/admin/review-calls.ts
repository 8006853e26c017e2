import { callApi, callApiPage } from '#browser/call-api.ts'
import type { AdminReview, reviewEndpoints } from '../contract.ts'
import type { RejectReason, ReviewState } from '../rules/review.ts'

const api = () => callApi<typeof reviewEndpoints>()

export type ReviewQuery = { state: ReviewState; stars: string; q: string; sort: 'newest' | 'oldest' }

/** A page of reviews. */
export const fetchReviews = (
  { state, stars, q, sort }: ReviewQuery,
  page: { cursor: string | undefined; limit: number },
  signal: AbortSignal,
) =>
  callApiPage<typeof reviewEndpoints>()('GET /reviews', {
    query: { ...page, state, sort, ...(stars && { stars: Number(stars) }), ...(q && { q }) },
    signal,
  })

export type Decision = { state: ReviewState; reason?: RejectReason; note?: string }

/** Publishes or rejects reviews, or takes that back. @returns those that were changed */
export const decide = (reviews: Pick<AdminReview, 'id' | 'version'>[], decision: Decision) =>
  api()('POST /reviews/decisions', {
    body: { reviews: reviews.map(({ id, version }) => ({ id, version })), ...decision },
  })

export const sendReply = ({ id, version }: Pick<AdminReview, 'id' | 'version'>, reply: string) =>
  api()('PUT /reviews/{id}/reply', { params: { id }, body: { reply, version } })
