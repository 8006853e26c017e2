import { percentOff } from '#values/money/percent-off.ts'
import * as words from '../words/price/en.ts'

/** A price with all that is said beside it, in rupees. */
export type ShownPrice = {
  price: number
  /** The product's own MRP: declared, and struck through where the price is below it. */
  mrp: number | null
  /** What the store strikes through beside the price of a product without one. */
  before: number | null
  badge: string | null
  /** Whether the price itself is called MRP, as the store's default has it. */
  isLabelledMrp: boolean
}

/** What is shown for a product without an MRP. */
type Defaults = { struckOverPriceRupees: number; badge: string }
type Priced = { price: number; mrp: number | null }

/**
 * What a product's price is shown against, the same on every screen and for search engines (decision S11). With an MRP: the
 * MRP, and the percentage between both, which is computed and never typed. Without one: the store's defaults; where these
 * are switched off, the price alone, which is not called MRP then.
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
 * On cards and in the cart only a product's own percentage is named; the default's badge is the product page's
 * (specification §2.9, §9). Where its sizes cost differently it is the lowest price, which is one of several and no cut.
 */
export function cardPrice({ from, ...product }: Priced & { from?: boolean }, defaults: Defaults): ShownPrice {
  const { price } = product
  if (from) return { price, mrp: null, before: null, badge: null, isLabelledMrp: false }
  const shown = shownPrice(product, defaults)
  return shown.mrp === null ? { ...shown, badge: null, isLabelledMrp: false } : shown
}
