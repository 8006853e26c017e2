import { callApiPage, type ListPage, type Transport } from '#browser/call-api.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import { type ProductCardData, toProductCardData } from './product-card-data.ts'

/** Divisible by two, three and four, so that every row of cards is full on most screens. */
export const pageSize = 24

type ProductListInput = {
  categoryId?: string | number
  cursor?: string | undefined
  limit?: number
}

/** A page of products for cards: all, or those of a category. */
export async function listProducts(
  transport: Transport | undefined,
  { categoryId, cursor, limit = pageSize }: ProductListInput = {},
): Promise<ListPage<ProductCardData>> {
  const api = callApiPage<typeof catalogueEndpoints>(transport)
  const query = { limit, cursor }
  const page =
    categoryId === undefined
      ? await api('GET /products', { query })
      : await api('GET /categories/{id}/products', { params: { id: categoryId }, query })
  return { ...page, items: page.items.map(toProductCardData) }
}
