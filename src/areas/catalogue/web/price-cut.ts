import { store } from '../../../store.ts'

/** A price before the cut, in rupees, and the badge's words; null where there is none. */
type PriceCut = { struck: number | null; badge: string | null }

type Priced = { price: number; mrp: number | null }

const { struckOverPriceRupees, badge } = store.productDefaults

/**
 * What a product's price is shown against (decision S11): an mrp above the price with the computed whole percent, an
 * mrp equal to it with nothing, and without an mrp the store's defaults.
 */
export function priceCutOf({ price, mrp }: Priced): PriceCut {
  if (mrp === null) return { struck: price + struckOverPriceRupees, badge }
  if (mrp <= price) return { struck: null, badge: null }
  return { struck: mrp, badge: percentOff(Math.round(((mrp - price) / mrp) * 100)) }
}

/** The carousel's badge shows the product's own discount (specification §2.13), where its price is cut at all. */
export const carouselBadgeOf = ({ discount, ...priced }: Priced & { discount: number | null }) =>
  discount !== null && priceCutOf(priced).struck !== null ? percentOff(discount) : null

const percentOff = (percent: number) => (percent > 0 ? `${percent}% OFF` : null)
