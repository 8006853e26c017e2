import { allocateByWeight } from '#accounting/tax/rules/split-tax.ts'
import type { Paise } from '#values/money/money.ts'

/** A part of an order that is refunded separately: a line, or the delivery (`item_id` null). */
export type RefundableComponent = { item_id: number | null; paise: Paise }

/** A refund with its breakdown in paise. What is assigned to neither a line nor the delivery is goodwill. */
export type ItemizedRefund = {
  paise: Paise
  lines: Record<string, Paise>
  /** Null if unknown: then the amount beyond the lines counts first as delivery, as in older releases. */
  delivery: Paise | null
}

/**
 * Allocates a refund to the components: first the named amounts, then goodwill in proportion to what remains. No
 * component gives more than it has; the difference is taken from the others, so the whole refund is always allocated.
 * @param remaining the remaining amount of each component
 * @returns in the same order, in paise; their sum is the refund, or everything that remains
 */
export function allocateRefund(
  remaining: RefundableComponent[],
  { paise, lines, delivery }: ItemizedRefund,
): Paise[] {
  const wanted = Math.min(paise, sumOfAmounts(remaining.map((each) => each.paise)))
  const inLines = Object.keys(lines).length > 0
  const ofDelivery = delivery ?? (inLines ? Math.max(wanted - sumOfAmounts(Object.values(lines)), 0) : 0)
  const deliveryLeft = remaining.map((each) => (each.item_id === null ? each.paise : 0))
  const toDelivery = allocateByWeight(Math.min(ofDelivery, sumOfAmounts(deliveryLeft)), deliveryLeft)
  const named = remaining.map(({ item_id, paise: most }, at) =>
    item_id === null ? (toDelivery[at] ?? 0) : Math.min(lines[String(item_id)] ?? 0, most),
  )
  if (wanted <= sumOfAmounts(named)) return allocateByWeight(wanted, named)
  const goodwill = allocateByWeight(
    wanted - sumOfAmounts(named),
    remaining.map((each, at) => each.paise - (named[at] ?? 0)),
  )
  return named.map((each, at) => each + (goodwill[at] ?? 0))
}

/** The remaining amount of each component after these refunds, oldest first. */
export const remainingAfterRefunds = (
  paid: RefundableComponent[],
  refunds: ItemizedRefund[],
): RefundableComponent[] =>
  refunds.reduce((remaining, refund) => {
    const allocated = allocateRefund(remaining, refund)
    return remaining.map((each, at) => ({ ...each, paise: each.paise - (allocated[at] ?? 0) }))
  }, paid)

const sumOfAmounts = (sums: Paise[]) => sums.reduce((total, each) => total + each, 0)
