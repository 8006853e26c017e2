import type { RouteParts } from '#domain-module.ts'
import { isInternalRequest } from '#http/calls/internal-token.ts'
import { pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { chainMaybePromise } from '#values/maybe-promise.ts'
import { catalogueEndpoints } from '../contract.ts'
import { createCatalogueCache, defaultPageSize, withPageHeaders } from './catalogue-cache.ts'
import { findAdminCategory } from './categories/categories.queries.ts'
import { categoryWriteRoutes, refuseUnknownCategory } from './categories/category-write-routes.ts'
import { listArchivedProducts } from './products/archived-products.queries.ts'
import { listProducts } from './products/product-list.queries.ts'
import { adminProductView } from './products/product-view.ts'
import { productWriteRoutes, refuseUnknownProduct } from './products/product-write-routes.ts'
import { findProduct } from './products/products.queries.ts'

export function catalogueApi(parts: RouteParts) {
  const cache = createCatalogueCache(parts)
  return createRoutes('catalogue', catalogueEndpoints, {
    'GET /products': (call) => {
      const { category_id, ids, ...query } = call.query
      if (ids) return cache.productsByIds(ids, call)
      const list = cache.products({ ...query, categoryId: category_id }, call)
      return chainMaybePromise(list, (cached) => withPageHeaders(call, cached))
    },

    'GET /products/{id}': ({ params, language }) =>
      chainMaybePromise(cache.product(params.id, language), (cached) => cached ?? refuseUnknownProduct()),

    'GET /products/all': async ({ query, request, reply }) => {
      const { category_id, shown, ...filter } = query
      const page = await listProducts(parts.db, {
        ...filter,
        ...pageRequestOf(filter, defaultPageSize),
        categoryId: category_id,
        shelf: shown ?? 'kept',
      })
      return setPageHeaders(request, reply, { ...page, items: page.items.map(adminProductView) })
    },

    'GET /products/all/{id}': async ({ params }) => {
      const row = await findProduct(parts.db, params.id, 'kept')
      return row ? adminProductView(row) : refuseUnknownProduct()
    },

    'GET /products/archived': async ({ query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listArchivedProducts(parts.db, { ...query, limit: query.limit ?? defaultPageSize }),
      ),

    'GET /categories': (call) =>
      chainMaybePromise(cache.categories(call.query, call), (cached) => withPageHeaders(call, cached)),

    'GET /categories/{id}': ({ params, language }) =>
      chainMaybePromise(cache.category(params.id, language), (cached) => cached ?? refuseUnknownCategory()),

    'GET /categories/all/{id}': async ({ params }) =>
      (await findAdminCategory(parts.db, params.id)) ?? refuseUnknownCategory(),

    'GET /categories/{id}/products': async (call) => {
      const categoryId = call.params.id
      // A page lists only categories that it has found. A client may name any, and lists of unknown ones must not be
      // cached.
      const isKnown =
        isInternalRequest(call.request) || (await cache.category(categoryId, call.language)) !== null
      if (!isKnown) return refuseUnknownCategory()
      return withPageHeaders(call, await cache.products({ ...call.query, categoryId }, call))
    },

    ...productWriteRoutes(parts),
    ...categoryWriteRoutes(parts),
  })
}
