import type { Paise } from '#values/money/money.ts'

/** What must be left to pay, because the provider accepts no smaller payment. */
export const minTotalPaise = 100

/**
 * The discounts of an unpaid order that an order with the same lines keeps when it replaces that order, in their order.
 * If the new order costs less, the last ones are cut so that the smallest payment is left.
 * @param fullPaise what the new order costs before discounts
 */
export function keepDiscounts<Discount extends { paise: Paise }>(
  discounts: readonly Discount[],
  fullPaise: Paise,
): Discount[] {
  let left = Math.max(0, fullPaise - minTotalPaise)
  return discounts.flatMap((discount) => {
    const paise = Math.min(discount.paise, left)
    left -= paise
    return paise > 0 ? [{ ...discount, paise }] : []
  })
}

/** What some discounts take off together. */
export const sumOfDiscounts = (discounts: readonly { paise: Paise }[]): Paise =>
  discounts.reduce((sum, { paise }) => sum + paise, 0)
