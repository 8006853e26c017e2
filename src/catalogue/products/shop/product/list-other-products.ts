import type { Transport } from '#browser/call-api.ts'
import type { Product } from '../../contract.ts'
import { listProducts } from '../lists/list-products.ts'
import type { ProductCardData } from '../lists/product-card-data.ts'

const most = 8

/** At most 8 other products: of the same category first, then of others. */
export async function listOtherProducts(
  transport: Transport,
  { id, category_id }: Product,
): Promise<ProductCardData[]> {
  const [sameCategory, all] = await Promise.all([
    listProducts(transport, { categoryId: category_id, limit: most + 1 }),
    // The first half may be products of the same category, so twice as many are loaded.
    listProducts(transport, { limit: 2 * most + 1 }),
  ])
  const byId = new Map([...sameCategory.items, ...all.items].map((product) => [product.id, product]))
  byId.delete(id)
  return [...byId.values()].slice(0, most)
}
