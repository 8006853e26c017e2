import { callApiPage, type ListPage, type Transport } from '#browser/call-api.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import { type ProductCardData, toProductCardData } from './product-card-data.ts'

/** Rows of two, three and four cards all end even. */
const pageSize = 24

type ProductListInput = {
  /** What is asked of their labels. */
  asked?: Record<string, string[]>
  categoryId?: string | number
  q?: string
  cursor?: string
  limit?: number
}

/** A page of products as their cards show them: all of them, those of a category, or those that a search finds. */
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
