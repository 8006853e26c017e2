import { callApiPage, type ListPage, type Transport } from '#browser/call-api.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import { type ProductCardData, toProductCardData } from './product-card-data.ts'

/** Divisible by two, three and four, so that every row of cards is full. */
const pageSize = 24

type ProductListInput = {
  /** The active label filters. */
  asked?: Record<string, string[]>
  categoryId?: string | number
  q?: string
  cursor?: string
  limit?: number
}

/**
 * A page of products for cards: all, those of a category, or the results of the search `q`, which is ignored in a
 * category.
 */
export async function listProducts(
  transport: Transport | undefined,
  { categoryId, q, cursor, asked, limit = pageSize }: ProductListInput = {},
): Promise<ListPage<ProductCardData>> {
  const api = callApiPage<typeof catalogueEndpoints>(transport)
  const query = { limit, cursor, ...asked }
  const page =
    categoryId === undefined
      ? await api('GET /products', { query: { ...query, q } })
      : await api('GET /categories/{id}/products', { params: { id: categoryId }, query })
  return { ...page, items: page.items.map(toProductCardData) }
}
