import { callApi } from '#browser/call-api.ts'
import type { OwnReview, Reviewable, reviewEndpoints } from '../contract.ts'

/** How the reviewer reaches the order: with their account, or with the key of a guest's link. */
export type ReviewAccess = { by: 'account'; id: string } | { by: 'link'; key: string }

const api = () => callApi<typeof reviewEndpoints>()

export const fetchReviewable = (access: ReviewAccess): Promise<Reviewable[]> =>
  access.by === 'link'
    ? api()('GET /guest-orders/{key}/reviews', { params: { key: access.key } })
    : api()('GET /orders/{id}/reviews', { params: { id: access.id } })

export const sendReview = (access: ReviewAccess, item: number, form: FormData): Promise<OwnReview> =>
  access.by === 'link'
    ? api()('PUT /guest-orders/{key}/reviews/{item}', { params: { key: access.key, item }, form })
    : api()('PUT /orders/{id}/reviews/{item}', { params: { id: access.id, item }, form })

export const deleteReview = (access: ReviewAccess, item: number) =>
  access.by === 'link'
    ? api()('DELETE /guest-orders/{key}/reviews/{item}', { params: { key: access.key, item } })
    : api()('DELETE /orders/{id}/reviews/{item}', { params: { id: access.id, item } })
