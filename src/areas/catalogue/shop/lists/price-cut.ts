import * as words from '../../words/en.ts'

/** A price as it is shown: what is struck through beside it, the badge, and which of both is the MRP. */
export type ShownPrice = {
  /** Rupees; null where the price is not cut. */
  struck: number | null
  badge: string | null
  label?: string
  struckLabel?: string
}

/** What is shown for a product without an MRP. */
type Defaults = { struckOverPriceRupees: number; badge: string }
type Priced = { price: number; mrp: number | null }

/**
 * What a product's price is shown against, the same on every screen (decision S11). With an MRP above the price: the MRP
 * struck through, and the percentage between both, which is computed and never typed. With an MRP equal to the price: the
 * price alone. Without an MRP: the store's defaults.
 */
export function shownPrice({ price, mrp }: Priced, { struckOverPriceRupees, badge }: Defaults): ShownPrice {
  if (mrp === null) return { struck: price + struckOverPriceRupees, badge, label: words.mrp }
  if (mrp <= price) return { struck: null, badge: null, label: words.mrp }
  return { struck: mrp, badge: percentOff(Math.round(((mrp - price) / mrp) * 100)), struckLabel: words.mrp }
}

/**
 * On cards only a product's own figures are named; the defaults are the product page's (specification §2.9, §9). Where
 * its sizes cost differently it is the lowest price, which is one of several and no cut.
 */
export function cardPrice({ from, ...product }: Priced & { from?: boolean }, defaults: Defaults): ShownPrice {
  if (from) return { struck: null, badge: null, label: words.from }
  return product.mrp === null
    ? { struck: product.price + defaults.struckOverPriceRupees, badge: null }
    : shownPrice(product, defaults)
}

const percentOff = (percent: number) => (percent > 0 ? words.percentOff({ percent }) : null)
