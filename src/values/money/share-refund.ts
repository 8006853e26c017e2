import { shareBy } from '../tax/split-tax.ts'
import type { Paise } from './money.ts'

/** Something of an order that was paid for and is refunded by itself: one of its lines, or the delivery (`item_id` null). */
export type Component = { item_id: number | null; paise: Paise }

/** A refund as it says what it is for, in paise. What it names neither for a line nor for the delivery is goodwill. */
export type NamedRefund = {
  paise: Paise
  lines: Record<string, Paise>
  /** Null where nobody said: then what is more than its lines is the delivery's first, as it was before it could be said. */
  delivery: Paise | null
}

/**
 * How much of each component a refund takes: what it names, and goodwill by what is left of each. Never more of one than is
 * left of it; what a component cannot give any more is taken from the others, so that the whole refund is always somewhere.
 * @param left what is left of each component
 * @returns in the same order, in paise; together the refund, or all that is left
 */
export function shareRefund(left: Component[], { paise, lines, delivery }: NamedRefund): Paise[] {
  const wanted = Math.min(paise, sum(left.map((each) => each.paise)))
  const inLines = Object.keys(lines).length > 0
  const ofDelivery = delivery ?? (inLines ? Math.max(wanted - sum(Object.values(lines)), 0) : 0)
  const deliveryLeft = left.map((each) => (each.item_id === null ? each.paise : 0))
  const toDelivery = shareBy(Math.min(ofDelivery, sum(deliveryLeft)), deliveryLeft)
  const named = left.map(({ item_id, paise: most }, at) =>
    item_id === null ? (toDelivery[at] ?? 0) : Math.min(lines[String(item_id)] ?? 0, most),
  )
  if (wanted <= sum(named)) return shareBy(wanted, named)
  const goodwill = shareBy(
    wanted - sum(named),
    left.map((each, at) => each.paise - (named[at] ?? 0)),
  )
  return named.map((each, at) => each + (goodwill[at] ?? 0))
}

/** What is left of each component after these refunds, the oldest first. */
export const leftAfter = (paid: Component[], refunds: NamedRefund[]): Component[] =>
  refunds.reduce((left, refund) => {
    const taken = shareRefund(left, refund)
    return left.map((each, at) => ({ ...each, paise: each.paise - (taken[at] ?? 0) }))
  }, paid)

const sum = (sums: Paise[]) => sums.reduce((total, each) => total + each, 0)
