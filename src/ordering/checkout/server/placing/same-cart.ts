import { findVariant, type VariantSelector } from '#catalogue/products/server/variants/find-variant.ts'
import type { listCartLines } from '#ordering/cart/server/cart.queries.ts'

type CartLine = Pick<
  Awaited<ReturnType<typeof listCartLines>>[number],
  'product_id' | 'pack_id' | 'size' | 'quantity' | 'position'
>

/** A line of the cart as the shopper saw it. */
export type SubmittedLine = { product_id: number; quantity: number } & VariantSelector

/**
 * Whether the submitted lines have the same variants and quantities as the cart. Several of them may refer to the same
 * cart line; their quantities add up.
 */
export function isSameCart(items: SubmittedLine[], lines: CartLine[]) {
  const inOrder = lines.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
  const quantities = new Map<number, number>()
  for (const { product_id, quantity, ...name } of items) {
    const pack = findVariant(
      inOrder.filter((line) => line.product_id === product_id),
      name,
    )
    if (!pack) return false
    quantities.set(pack.pack_id, (quantities.get(pack.pack_id) ?? 0) + quantity)
  }
  return (
    quantities.size === lines.length && lines.every((line) => quantities.get(line.pack_id) === line.quantity)
  )
}
