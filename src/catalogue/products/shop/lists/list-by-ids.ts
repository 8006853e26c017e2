import { callApi } from '#browser/call-api.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import { type ProductCardData, toProductCardData } from './product-card-data.ts'

/** As many ids as a request may name. */
const mostInRequest = 24

/** The products among these that are on sale, in the given order. */
export async function listByIds(ids: number[]): Promise<ProductCardData[]> {
  const requests = []
  // In ascending order, as the server caches the answers.
  for (let at = 0; at < ids.length; at += mostInRequest)
    requests.push(
      callApi<typeof catalogueEndpoints>()('GET /products', {
        query: {
          ids: ids
            .slice(at, at + mostInRequest)
            .toSorted((one, other) => one - other)
            .join(','),
        },
      }),
    )
  const found = new Map((await Promise.all(requests)).flat().map((product) => [product.id, product]))
  return ids.flatMap((id) => {
    const product = found.get(id)
    return product ? [toProductCardData(product)] : []
  })
}
