/** Rupees and percent; null if empty. */
type Prices = { price: number; mrp: number | null; discount: number | null }

/**
 * Why prices that are valid individually do not fit together (decision S11): a struck-through price below the price
 * would be a lie, and a discount is computed from the MRP and the price, so it needs an MRP. Null if they do.
 */
export function findPriceProblem({ price, mrp, discount }: Prices) {
  if (mrp !== null && mrp < price) return { field: 'mrp', problem: 'mrpBelowPrice' } as const
  if (mrp === null && discount !== null) return { field: 'discount', problem: 'discountWithoutMrp' } as const
  return null
}
