import type { Paise } from '#values/money/money.ts'

/** How the two sides of a change are settled; amounts in paise. */
export type Settlement = {
  /** What is taken out pays this part of what is added: nobody pays it, and it isn't returned. */
  exchanged: Paise
  /** What is returned to the customer. */
  refunded: Paise
  /** What the customer still has to pay. */
  toPay: Paise
  /** Nothing is taken out before the customer has paid for what is added. */
  waits: boolean
}

/**
 * How a change is settled. What is taken out pays for what is added if it costs as much or more, or if the customer has
 * paid the rest to the shop. With a payment link, the customer pays for all that is added, because an order is paid by one
 * payment: then what is taken out is refunded once the link is paid.
 */
export function settleExchange({ taken, added, isPaidByLink }: SettlementInput): Settlement {
  if (added > taken && isPaidByLink) return { exchanged: 0, refunded: taken, toPay: added, waits: taken > 0 }
  const exchanged = Math.min(taken, added)
  return { exchanged, refunded: taken - exchanged, toPay: added - exchanged, waits: false }
}

type SettlementInput = { taken: Paise; added: Paise; isPaidByLink: boolean }
