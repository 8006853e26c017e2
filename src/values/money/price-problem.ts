/** Rupees and percent; null where nothing was entered. */
type Prices = { price: number; mrp: number | null; discount: number | null }

/**
 * What is wrong with prices that are right each by itself (decision S11): a struck-through price below the price would be
 * a lie, and a discount is worked out from the MRP and the price, so that without an MRP there is none.
 */
export function findPriceProblem({ price, mrp, discount }: Prices) {
  if (mrp !== null && mrp < price) return { field: 'mrp', problem: 'mrpBelowPrice' } as const
  if (mrp === null && discount !== null) return { field: 'discount', problem: 'discountWithoutMrp' } as const
  return null
}
