import { callApi, type ListPage, type Transport } from '#browser/call-api.ts'
import { pathOf } from '#browser/router/href.ts'
import { listProducts, pageSize } from '#catalogue/products/shop/lists/list-products.ts'
import { type ProductCardData, toProductCardData } from '#catalogue/products/shop/lists/product-card-data.ts'
import type { SearchAnswer, searchEndpoints } from '../../contract.ts'
import { filterQuery, type ListFilter } from './list-filters.ts'

/** What a list of products is asked for: a search text, or the products of a category. */
export type ListRequest = { q?: string; categoryId?: string | number; asked: readonly ListFilter[] }

export type SearchResults = ListPage<ProductCardData> &
  Partial<Pick<SearchAnswer, 'corrected' | 'understood' | 'nearest' | 'facets'>> & {
    bestsellers?: ProductCardData[]
  }

/**
 * A page of a search, or of a category with filters. A category without any is the plain list of its products, which
 * the server has in its cache.
 */
export async function loadResults(
  transport: Transport | undefined,
  { q, categoryId, asked, cursor }: ListRequest & { cursor?: string },
): Promise<SearchResults> {
  if (!q && asked.length === 0)
    return listProducts(transport, { ...(categoryId !== undefined && { categoryId }), cursor })
  const { products, bestsellers, ...answer } = await callApi<typeof searchEndpoints>(transport)(
    'GET /search',
    { query: searchQuery({ q, categoryId, asked }, { cursor, limit: pageSize }) },
  )
  return {
    ...answer,
    items: products.map(toProductCardData),
    bestsellers: bestsellers.map(toProductCardData),
  }
}

/** How many products each further filter would leave in an unfiltered category. */
export const loadFacets = async (categoryId: string | number) =>
  (
    await callApi<typeof searchEndpoints>()('GET /search', {
      query: searchQuery({ categoryId, asked: [] }, { limit: 1 }),
    })
  ).facets

const searchQuery = (
  { q, categoryId, asked }: ListRequest,
  page: { cursor?: string | undefined; limit: number },
) => ({ q, ...filterQuery(asked), ...(categoryId !== undefined && { category_id: categoryId }), ...page })

/** In the browser: whether a page is only shown with other filters, so that its list stays until the next one is there. */
export const isRefinement = ({ url }: Request) =>
  !import.meta.env.SSR && pathOf(window.location.pathname) === new URL(url).pathname
