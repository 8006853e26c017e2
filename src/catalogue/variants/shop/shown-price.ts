import { percentOff } from '../rules/percent-off.ts'
import * as words from '../words/en.ts'

/** A price and everything shown beside it, in rupees. */
export type ShownPrice = {
  price: number
  /** The product's own MRP: declared, and struck through if the price is lower. */
  mrp: number | null
  /** The store's struck-through price for a product without an MRP. */
  before: number | null
  badge: string | null
  /** Whether the price itself is labelled MRP, according to the store settings. */
  isLabelledMrp: boolean
}

/** The defaults for a product without an MRP. */
type Defaults = { struckOverPriceRupees: number; badge: string }
type Priced = { price: number; mrp: number | null }

/**
 * The reference price of a product, the same on every screen and for search engines (decision S11). With an MRP: the
 * MRP and the computed percentage. Without one: the store's defaults; if these are off, only the price, not labelled
 * MRP.
 */
export function shownPrice({ price, mrp }: Priced, { struckOverPriceRupees, badge }: Defaults): ShownPrice {
  const isDefault = mrp === null && struckOverPriceRupees > 0
  const percent = mrp === null ? 0 : percentOff(price, mrp)
  return {
    price,
    mrp,
    before: isDefault ? price + struckOverPriceRupees : null,
    badge: isDefault ? badge || null : percent > 0 ? words.percentOff({ percent }) : null,
    isLabelledMrp: isDefault,
  }
}

/**
 * Cards and the cart show only a product's own percentage; the default badge is on the product page (specification
 * §2.9, §9). For sizes with different prices it is the lowest price, without a percentage.
 */
export function cardPrice({ from, ...product }: Priced & { from?: boolean }, defaults: Defaults): ShownPrice {
  const { price } = product
  if (from) return { price, mrp: null, before: null, badge: null, isLabelledMrp: false }
  const shown = shownPrice(product, defaults)
  return shown.mrp === null ? { ...shown, badge: null, isLabelledMrp: false } : shown
}
