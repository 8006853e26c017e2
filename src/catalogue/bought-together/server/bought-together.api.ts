import { productView } from '#catalogue/products/server/products/product-view.ts'
import { refuseUnknownProduct } from '#catalogue/products/server/products/product-write-routes.ts'
import { selectProducts } from '#catalogue/products/server/products/products.queries.ts'
import type { RouteParts } from '#domain-module.ts'
import { createResponseCache, toJsonBytes } from '#http/calls/response-cache.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { boughtTogetherEndpoints } from '../contract.ts'
import { listBoughtTogetherIds } from './bought-together.queries.ts'

/** The counts change every few hours; the answers also with every change of the catalogue or the stock. */
export function boughtTogetherApi(parts: RouteParts) {
  const { db } = parts
  const cachedResponse = createResponseCache(parts)
  return createRoutes('bought-together', boughtTogetherEndpoints, {
    'GET /products/{id}/bought-together': async ({ params, language }) => {
      const answer = await cachedResponse(`together/${language}/${params.id}`, async () => {
        const ids = await listBoughtTogetherIds(db, params.id)
        if (ids === null) return null
        const rows =
          ids.length === 0 ? [] : await selectProducts(db).where('products.id', 'in', ids).execute()
        const items = ids.flatMap((id) => rows.filter((row) => row.id === id))
        const bytes = toJsonBytes(items.map((row) => productView(row, language)))
        return { bytes, next: null, total: items.length }
      })
      return answer ?? refuseUnknownProduct()
    },
  })
}
