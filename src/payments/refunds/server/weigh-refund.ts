import { type Paise, toPaise } from '#values/money/money.ts'
import { shareBy } from '#values/tax/split-tax.ts'
import type { RefundWish } from '../contract.ts'
import { type Chosen, chooseLines, isNothingToSend } from './choose-lines.ts'
import { leastRefundPaise } from './processing/ends-of-refund.ts'
import { leftOfDelivery, leftOfLine, type NoRefund, type Refundable } from './refundable.ts'

type WeighedLine = Chosen & { paise: Paise }
export type Weighed = {
  paise: Paise
  lines: WeighedLine[]
  /** What of it is for the delivery; what is for neither lines nor delivery is goodwill. */
  delivery: Paise
  cancels: boolean
  /** What a cancelled order keeps of its money. */
  kept: Paise
}
type Weighing = { ok: true; weighed: Weighed } | ({ ok: false } & NoRefund)

/**
 * What a wish comes to: how much money, for which units and for the delivery, which units go back on the shelf, and whether
 * it cancels. What cancels an order returns all that is left of it, unless the wish says another sum or keeps the delivery.
 */
export function weighRefund(order: Refundable, wish: RefundWish): Weighing {
  const chosen = chooseLines(order, wish)
  if ('reason' in chosen) return { ok: false, ...chosen }
  const isAll = wish.what === 'all' || isNothingToSend(order, chosen)
  const cancels = order.isHere && isAll
  const parts =
    wish.what === 'all' || (cancels && wish.amount === undefined && wish.delivery === undefined)
      ? allThatIsLeft(order, wish, chosen)
      : partsOf(order, wish, chosen)
  if (cancels && wish.what === 'all' && parts.paise < leastRefundPaise)
    return { ok: true, weighed: withoutMoney(order, chosen) }
  if (order.left === 0) return { ok: false, reason: 'NOTHING_LEFT' }
  if (parts.delivery > leftOfDelivery(order))
    return { ok: false, reason: 'TOO_MUCH_DELIVERY', left: leftOfDelivery(order) }
  return judge(order, parts, cancels)
}

type Parts = { paise: Paise; lines: WeighedLine[]; delivery: Paise }

function judge(order: Refundable, parts: Parts, isCancelling: boolean): Weighing {
  const { paise } = parts
  if (paise === 0) return { ok: false, reason: 'NOTHING_CHOSEN' }
  if (paise > order.left) return { ok: false, reason: 'TOO_MUCH', left: order.left }
  if (paise < leastRefundPaise) return { ok: false, reason: 'TOO_LITTLE' }
  const rest = order.left - paise
  const cancels = isCancelling || (order.isHere && rest === 0)
  // The provider returns no less than a rupee: so little could not be returned later, unless the merchant keeps it anyway.
  if (!cancels && rest > order.kept && rest < leastRefundPaise)
    return { ok: false, reason: 'LEAVES_TOO_LITTLE', left: order.left }
  return { ok: true, weighed: { ...parts, cancels, kept: cancels ? rest : 0 } }
}

/** All of an order, but for the delivery where the merchant keeps it. */
function allThatIsLeft(order: Refundable, wish: RefundWish, chosen: Chosen[]): Parts {
  const delivery = wish.keep_delivery ? 0 : leftOfDelivery(order)
  const kept = leftOfDelivery(order) - delivery
  return {
    paise: order.left - kept,
    lines: chosen.map((each) => ({ ...each, paise: leftOfLine(order, each.line.id) })),
    delivery,
  }
}

function partsOf(order: Refundable, { what, amount, delivery }: RefundWish, chosen: Chosen[]): Parts {
  const priced = chosen.map((each) => ({ ...each, paise: worthOf(order, each) }))
  const worth = sum(priced.map(({ paise }) => paise))
  const other = amount === undefined ? undefined : toPaise(amount)
  const ofDelivery = delivery === undefined ? 0 : toPaise(delivery)
  const paise = (what === 'amount' ? (other ?? 0) : (other ?? worth)) + ofDelivery
  const shares = shareBy(
    Math.min(other ?? worth, worth),
    priced.map((each) => each.paise),
  )
  const lines = priced.map((each, at) => ({ ...each, paise: shares[at] ?? 0 }))
  return { paise, lines, delivery: ofDelivery }
}

/** What was paid for units of a line, to the paisa: all units together cost what the line did, and never more than is left of it. */
function worthOf(order: Refundable, { line, quantity }: Chosen): Paise {
  const paid = order.paidFor.find(({ item_id }) => item_id === line.id)?.paise ?? 0
  const upTo = (units: number) => Math.round((paid * units) / line.quantity)
  return Math.min(upTo(line.refunded + quantity) - upTo(line.refunded), leftOfLine(order, line.id))
}

/** So little is left that the provider cannot return it: the order is cancelled, and no refund is made. */
const withoutMoney = ({ left }: Refundable, chosen: Chosen[]): Weighed => ({
  paise: 0,
  lines: chosen.map((each) => ({ ...each, paise: 0 })),
  delivery: 0,
  cancels: true,
  kept: left,
})

const sum = (sums: Paise[]) => sums.reduce((total, each) => total + each, 0)
