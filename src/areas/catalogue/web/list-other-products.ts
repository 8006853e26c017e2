import type { Transport } from '../../../ui/call-api.ts'
import type { Product } from '../contract.ts'
import type { CardFacts } from './card-facts.ts'
import { listProducts } from './list-products.ts'

const most = 12

/** What else there is: products of the same category first, then others, never the product itself. */
export async function listOtherProducts(
  transport: Transport,
  { id, category_id }: Product,
): Promise<CardFacts[]> {
  const [alike, all] = await Promise.all([
    listProducts(transport, { categoryId: category_id, limit: most + 1 }),
    // As many again as could be alike, so that enough others are among them.
    listProducts(transport, { limit: 2 * most + 1 }),
  ])
  const byId = new Map([...alike.items, ...all.items].map((product) => [product.id, product]))
  byId.delete(id)
  return [...byId.values()].slice(0, most)
}
