import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { toPaise, toRupees } from '#values/money/money.ts'
import type { StoryProduct } from '../contract.ts'

/** The size that a recipe names; a page has only those on sale. */
export const sizeOf = ({ product, pack_id }: StoryProduct) => product.packs.find(({ id }) => id === pack_id)

/** What can be added of a recipe's products today: as many units as the recipe needs and are in stock. */
export function availableLines(products: StoryProduct[]) {
  const lines = products.flatMap((line) => {
    const size = sizeOf(line)
    const quantity = Math.min(line.quantity, size?.stock ?? 0)
    return size && quantity > 0
      ? [{ product_id: line.product.id, pack_id: size.id, quantity, price: size.price }]
      : []
  })
  const { goodsPaise } = priceOrder({
    lines: lines.map(({ price, quantity }) => ({ quantity, unitPaise: toPaise(price) })),
  })
  const needed = products.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    lines: lines.map(({ price, ...line }) => line),
    /** Rupees. */
    total: toRupees(goodsPaise),
    isAll: lines.reduce((sum, { quantity }) => sum + quantity, 0) === needed,
  }
}
