import { callApiPage, type ListPage, type Transport } from '#browser/call-api.ts'
import type { PublicReview, ReviewSort, reviewEndpoints } from '../contract.ts'

type Query = { id: number | string; sort: ReviewSort; limit: number; cursor?: string | undefined }

/** A page of a product's reviews. */
export const loadReviews = (
  transport: Transport | undefined,
  { id, ...query }: Query,
): Promise<ListPage<PublicReview>> =>
  callApiPage<typeof reviewEndpoints>(transport)('GET /products/{id}/reviews', { params: { id }, query })
