import type { FastifyReply, FastifyRequest } from 'fastify'
import { localizeLabel } from '#catalogue/labels/contract.ts'
import { hasLabelFilter, type LabelFilter } from '#catalogue/labels/server/label-condition.ts'
import { findSavedLabel } from '#catalogue/labels/server/labels.queries.ts'
import { tooManyRequestsError } from '#http/calls/errors.ts'
import { isInternalRequest } from '#http/calls/internal-token.ts'
import { type Page, pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { type CachedAnswer, createResponseCache, toJsonBytes } from '#http/calls/response-cache.ts'
import { rateLimitCosts, type SpendBudget } from '#http/rate-limit-costs.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import { findCategory, listCategories } from './categories/categories.queries.ts'
import { listProducts, type ProductFilter, type ProductSort } from './products/product-list.queries.ts'
import { productView } from './products/product-view.ts'
import { findProduct, selectProducts } from './products/products.queries.ts'

type Paging = { limit?: number | undefined; cursor?: string | undefined }
type ProductListQuery = ProductFilter & Paging & { sort?: ProductSort | undefined }
/** The client's request and language. */
type RequestContext = { request: FastifyRequest; language: Language }
type SearchQuery = LabelFilter & { q?: string | undefined }
type CategoryListQuery = Paging & { q?: string | undefined }

type CatalogueCacheParts = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'> & {
  spend: SpendBudget
}

/** Page size of a request that names none. */
export const defaultPageSize = 24

/**
 * The response cache of the public catalogue: serialized responses, valid until the catalogue or a stock figure
 * changes. `product` and `category` give null if there is none. Lists charge the rate limit and may throw 429.
 */
export function createCatalogueCache({ spend, ...parts }: CatalogueCacheParts) {
  const cachedResponse = createResponseCache(parts)
  const { db } = parts

  /** Charges the client's network for responses that are not cached (rate limit per minute). */
  const chargeRateLimit = async (query: SearchQuery, request: FastifyRequest, isCached: boolean) => {
    const cost = isInternalRequest(request) ? 0 : rateLimitCost(query, isCached)
    const seconds = cost === 0 ? 0 : await spend(request.ip, cost)
    if (seconds > 0) throw tooManyRequestsError(seconds)
  }

  return {
    products: (query: ProductListQuery, { request, language }: RequestContext) =>
      cachedResponse(`products/${language}/${JSON.stringify(query)}`, async (isCached) => {
        await chargeRateLimit(query, request, isCached)
        const page = await listProducts(db, { ...query, ...pageRequestOf(query, defaultPageSize) })
        return pageBytes({ ...page, items: page.items.map((row) => productView(row, language)) })
      }),

    productsByIds: (ids: number[], { request, language }: RequestContext) =>
      cachedResponse(`named-products/${language}/${ids}`, async () => {
        const seconds = isInternalRequest(request) ? 0 : await spend(request.ip, rateLimitCosts.page)
        if (seconds > 0) throw tooManyRequestsError(seconds)
        const rows = await selectProducts(db).where('products.id', 'in', ids).orderBy('products.id').execute()
        return pageBytes({
          items: rows.map((row) => productView(row, language)),
          next: null,
          total: rows.length,
        })
      }),

    product: (productId: number, language: Language) =>
      cachedResponse(`product/${language}/${productId}`, async () => {
        const [row, label] = await Promise.all([findProduct(db, productId), findSavedLabel(db, productId)])
        if (!row) return null
        return itemBytes({
          ...productView(row, language),
          ...(label && { label: localizeLabel(label, language) }),
        })
      }),

    categories: (query: CategoryListQuery, { request, language }: RequestContext) =>
      cachedResponse(`categories/${language}/${JSON.stringify(query)}`, async (isCached) => {
        await chargeRateLimit(query, request, isCached)
        return pageBytes(
          await listCategories(db, { ...query, ...pageRequestOf(query, defaultPageSize) }, language),
        )
      }),

    category: (categoryId: number, language: Language) =>
      cachedResponse(`category/${language}/${categoryId}`, async () => {
        const found = await findCategory(db, categoryId, language)
        return found ? itemBytes(found) : null
      }),
  }
}

/**
 * How much a list request takes from the rate limit. Search words, filters, sorting and pages combine without limit,
 * and each combination is a cache entry of its own. Refreshing an entry that is cached already costs less, because
 * other shoppers read it too. The unfiltered list is one entry for all and costs nothing.
 */
function rateLimitCost({ q, ...query }: SearchQuery, isCached: boolean) {
  if (q !== undefined || hasLabelFilter(query)) return rateLimitCosts.search
  if (Object.values(query).every((one) => one === undefined)) return 0
  return isCached ? rateLimitCosts.page : rateLimitCosts.search
}

const isPaged = ({ limit, cursor }: Paging) => limit !== undefined || cursor !== undefined

/** A page of a list as a cached answer. */
const pageBytes = ({ items, next, total }: Page<unknown>) => ({ bytes: toJsonBytes(items), next, total })
/** A single object as a cached answer. */
const itemBytes = (item: unknown) => ({ bytes: toJsonBytes(item), next: null, total: 1 })

/** Sets paging headers if a page was requested or the list is too long. @returns the cached list, to be sent (decision S8) */
export function withPageHeaders(
  { request, reply, query }: { request: FastifyRequest; reply: FastifyReply; query: Paging },
  cached: CachedAnswer,
) {
  if (isPaged(query) || cached.next !== null) setPageHeaders(request, reply, { ...cached, items: [] })
  return cached
}
