import { allocateByWeight } from '#accounting/tax/rules/split-tax.ts'
import { priceOfUnits } from '#ordering/pricing/rules/price-order.ts'
import { type Paise, toPaise } from '#values/money/money.ts'
import type { RefundQuoteInput } from '../contract.ts'
import { type ChosenLine, chooseLines, refundsEveryUnit } from './choose-lines.ts'
import { minRefundPaise } from './processing/refund-resolutions.ts'
import { leftOfDelivery, leftOfLine, type Refundable, type RefundRefusal } from './refundable.ts'

type RefundedLine = ChosenLine & { paise: Paise }
export type RefundBreakdown = {
  paise: Paise
  lines: RefundedLine[]
  /** The delivery part; what belongs to neither lines nor delivery is goodwill. */
  delivery: Paise
  cancels: boolean
  /** What a cancelled order keeps. */
  kept: Paise
}
type QuoteResult = { ok: true; breakdown: RefundBreakdown } | ({ ok: false } & RefundRefusal)

/**
 * Calculates a refund: the amount, its lines and delivery part, which units return to stock, and whether the order is
 * cancelled. A cancelling refund returns all that is left, unless the input names another amount or keeps the
 * delivery fee.
 */
export function quoteRefund(order: Refundable, input: RefundQuoteInput): QuoteResult {
  const chosen = chooseLines(order, input)
  if ('reason' in chosen) return { ok: false, ...chosen }
  const isAll = input.what === 'all' || refundsEveryUnit(order, chosen)
  const cancels = order.isUndispatched && isAll
  const parts =
    input.what === 'all' || (cancels && input.amount === undefined && input.delivery === undefined)
      ? fullRefund(order, input, chosen)
      : partialRefund(order, input, chosen)
  if (cancels && input.what === 'all' && parts.paise < minRefundPaise)
    return { ok: true, breakdown: cancelWithoutRefund(order, chosen) }
  if (order.left === 0) return { ok: false, reason: 'NOTHING_LEFT' }
  if (parts.delivery > leftOfDelivery(order))
    return { ok: false, reason: 'TOO_MUCH_DELIVERY', left: leftOfDelivery(order) }
  return checkAmounts(order, parts, cancels)
}

type RefundParts = { paise: Paise; lines: RefundedLine[]; delivery: Paise }

/** Refuses amounts that cannot be refunded; otherwise completes the breakdown. */
function checkAmounts(order: Refundable, parts: RefundParts, isCancelling: boolean): QuoteResult {
  const { paise } = parts
  if (paise === 0) return { ok: false, reason: 'NOTHING_CHOSEN' }
  if (paise > order.left) return { ok: false, reason: 'TOO_MUCH', left: order.left }
  if (paise < minRefundPaise) return { ok: false, reason: 'TOO_LITTLE' }
  const rest = order.left - paise
  const cancels = isCancelling || (order.isUndispatched && rest === 0)
  // The provider's minimum is one rupee: a smaller rest could never be refunded, so it must not remain unless the
  // merchant keeps it on purpose.
  if (!cancels && rest > order.kept && rest < minRefundPaise)
    return { ok: false, reason: 'LEAVES_TOO_LITTLE', left: order.left }
  return { ok: true, breakdown: { ...parts, cancels, kept: cancels ? rest : 0 } }
}

/** Everything that is left, except the delivery fee if the merchant keeps it. */
function fullRefund(order: Refundable, input: RefundQuoteInput, chosen: ChosenLine[]): RefundParts {
  const delivery = input.keep_delivery ? 0 : leftOfDelivery(order)
  const kept = leftOfDelivery(order) - delivery
  return {
    paise: order.left - kept,
    lines: chosen.map((each) => ({ ...each, paise: leftOfLine(order, each.line.id) })),
    delivery,
  }
}

/**
 * The chosen lines and the delivery part at their paid prices, or at the amount of the input, which the lines share.
 */
function partialRefund(
  order: Refundable,
  { what, amount, delivery }: RefundQuoteInput,
  chosen: ChosenLine[],
): RefundParts {
  const priced = chosen.map((each) => ({ ...each, paise: pricePaidFor(order, each) }))
  const worth = sumOfAmounts(priced.map(({ paise }) => paise))
  const chosenAmount = amount === undefined ? undefined : toPaise(amount)
  const ofDelivery = delivery === undefined ? 0 : toPaise(delivery)
  const paise = (what === 'amount' ? (chosenAmount ?? 0) : (chosenAmount ?? worth)) + ofDelivery
  const shares = allocateByWeight(
    Math.min(chosenAmount ?? worth, worth),
    priced.map((each) => each.paise),
  )
  const lines = priced.map((each, at) => ({ ...each, paise: shares[at] ?? 0 }))
  return { paise, lines, delivery: ofDelivery }
}

/** The paid price of units of a line, which never exceeds what is left of it. */
function pricePaidFor(order: Refundable, { line, quantity }: ChosenLine): Paise {
  const paise = order.paidFor.find(({ item_id }) => item_id === line.id)?.paise ?? 0
  const price = priceOfUnits({ paise, quantity: line.quantity }, quantity, line.refunded)
  return Math.min(price, leftOfLine(order, line.id))
}

/** Less than the provider's minimum is left: the order is cancelled without a refund. */
const cancelWithoutRefund = ({ left }: Refundable, chosen: ChosenLine[]): RefundBreakdown => ({
  paise: 0,
  lines: chosen.map((each) => ({ ...each, paise: 0 })),
  delivery: 0,
  cancels: true,
  kept: left,
})

const sumOfAmounts = (sums: Paise[]) => sums.reduce((total, each) => total + each, 0)
