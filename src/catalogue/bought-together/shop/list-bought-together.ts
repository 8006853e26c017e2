import { callApi, type Transport } from '#browser/call-api.ts'
import { type ProductCardData, toProductCardData } from '#catalogue/products/shop/lists/product-card-data.ts'
import type { boughtTogetherEndpoints } from '../contract.ts'

/** Up to three products in stock that are often bought with this one. */
export const listBoughtTogether = async (transport: Transport, id: number): Promise<ProductCardData[]> =>
  (
    await callApi<typeof boughtTogetherEndpoints>(transport)('GET /products/{id}/bought-together', {
      params: { id },
    })
  ).map(toProductCardData)
