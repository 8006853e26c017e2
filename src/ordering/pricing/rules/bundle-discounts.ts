import { allocateByWeight } from '#accounting/tax/rules/split-tax.ts'
import type { Paise } from '#values/money/money.ts'
import { type DiscountShares, type LineToPrice, priceOrder } from './price-order.ts'

/** A bundle on offer: the price of its parts together. Each part is a variant with the units of it. */
export type BundleOffer = {
  id: number
  pricePaise: Paise
  parts: readonly { pack_id: number; quantity: number }[]
}

type Line = LineToPrice & { pack_id: number }

export type BundleDiscount<Offer extends BundleOffer> = {
  bundle: Offer
  /** How many times the cart contains the bundle. */
  quantity: number
  paise: Paise
  shares: DiscountShares
}

/**
 * The savings of the bundles that a cart contains, as discounts for `priceOrder`. A cart contains a bundle if it has all
 * of its parts, however they were added, and each unit belongs to at most one bundle: the one that saves most takes its
 * units first. The saving is spread over the parts in proportion to their prices. A bundle that costs as much as its
 * parts or more gives no discount, so that nobody pays more for it.
 * @param offers those on sale; others are ignored if a part is not in the cart
 */
export function bundleDiscounts<Offer extends BundleOffer>(
  lines: readonly Line[],
  offers: readonly Offer[],
): BundleDiscount<Offer>[] {
  const free = new Map(lines.map(({ pack_id, quantity }) => [pack_id, quantity]))
  const unitPrices = new Map(lines.map(({ pack_id, unitPaise }) => [pack_id, unitPaise]))
  const found = offers
    .filter(({ parts }) => parts.length > 0 && parts.every(({ pack_id }) => free.has(pack_id)))
    .map((bundle) => ({ bundle, saving: savingOf(bundle, unitPrices) }))
    .filter(({ saving }) => saving > 0)
    .toSorted((one, other) => other.saving - one.saving || one.bundle.id - other.bundle.id)
  return found.flatMap(({ bundle, saving }) => {
    const quantity = unitsOfBundle(bundle, (packId) => free.get(packId) ?? 0)
    if (quantity === 0) return []
    const taken = new Map(bundle.parts.map((part) => [part.pack_id, part.quantity]))
    for (const [packId, units] of taken) free.set(packId, (free.get(packId) ?? 0) - units * quantity)
    const paise = saving * quantity
    const priced = priceOrder({
      lines: lines.map((line) => ({ ...line, quantity: taken.get(line.pack_id) ?? 0 })),
    })
    const shares = allocateByWeight(
      paise,
      priced.lines.map(({ fullPaise }) => fullPaise),
    )
    return [{ bundle, quantity, paise, shares: { lines: shares, delivery: 0 } }]
  })
}

/** How many times a bundle can be made up of these units, such as those in a cart or in stock. */
export const unitsOfBundle = ({ parts }: Pick<BundleOffer, 'parts'>, unitsOf: (packId: number) => number) =>
  Math.max(0, Math.min(...parts.map(({ pack_id, quantity }) => Math.floor(unitsOf(pack_id) / quantity))))

/** What the parts cost more than the bundle. */
function savingOf({ parts, pricePaise }: BundleOffer, unitPrices: ReadonlyMap<number, Paise>): Paise {
  const lines = parts.map(({ pack_id, quantity }) => ({ quantity, unitPaise: unitPrices.get(pack_id) ?? 0 }))
  return priceOrder({ lines }).goodsPaise - pricePaise
}
