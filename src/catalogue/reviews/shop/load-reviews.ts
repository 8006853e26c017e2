import { callApiPage, type ListPage, type Transport } from '#browser/call-api.ts'
import type { PublicReview, ReviewSort, reviewEndpoints } from '../contract.ts'
import type { Rating } from '../rating-contract.ts'

/** So many reviews are on the product's own page. */
const onProductPage = 3

/** The newest reviews for a product's page. A product without published reviews asks for none. */
export const loadNewestReviews = async (
  transport: Transport,
  { id, rating }: { id: number; rating?: Rating | undefined },
): Promise<PublicReview[]> =>
  rating ? (await loadReviews(transport, { id, sort: 'newest', limit: onProductPage })).items : []

type Query = { id: number | string; sort: ReviewSort; limit: number; cursor?: string | undefined }

/** A page of a product's reviews. */
export const loadReviews = (
  transport: Transport | undefined,
  { id, ...query }: Query,
): Promise<ListPage<PublicReview>> =>
  callApiPage<typeof reviewEndpoints>(transport)('GET /products/{id}/reviews', { params: { id }, query })
