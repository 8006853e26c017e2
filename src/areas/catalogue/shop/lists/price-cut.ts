import { percentOff } from '../../../../values/percent-off.ts'
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
 * price alone. Without an MRP: the store's defaults; where these are switched off, the price alone, which is not called
 * MRP then.
 */
export function shownPrice({ price, mrp }: Priced, { struckOverPriceRupees, badge }: Defaults): ShownPrice {
  if (mrp === null && struckOverPriceRupees)
    return { struck: price + struckOverPriceRupees, badge, label: words.mrp }
  if (mrp === null) return { struck: null, badge: null }
  if (mrp <= price) return { struck: null, badge: null, label: words.mrp }
  const percent = percentOff(price, mrp)
  return { struck: mrp, badge: percent ? words.percentOff({ percent }) : null, struckLabel: words.mrp }
}

/**
 * On cards only a product's own figures are named; the defaults are the product page's (specification §2.9, §9). Where
 * its sizes cost differently it is the lowest price, which is one of several and no cut.
 */
export function cardPrice({ from, ...product }: Priced & { from?: boolean }, defaults: Defaults): ShownPrice {
  if (from) return { struck: null, badge: null, label: words.from }
  const shown = shownPrice(product, defaults)
  return product.mrp ? shown : { struck: shown.struck, badge: null }
}
