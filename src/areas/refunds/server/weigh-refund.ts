import { type Paise, toPaise } from '../../../values/money/money.ts'
import { leastRefundPaise } from '../../checkout/server/refunding/ends-of-refund.ts'
import type { RefundWish } from '../contract.ts'

/** An order as it stands now: what of it can still be given back. */
export type Refundable = {
  /** Neither returned nor on its way. */
  left: Paise
  /** Nothing of it has left, and it is not cancelled. */
  isHere: boolean
  lines: RefundableLine[]
}
type RefundableLine = {
  id: number
  name: string
  packId: number | null
  quantity: number
  unitPaise: Paise
  /** Units whose money has gone back or is on its way. */
  refunded: number
  /** Units that are back on the shelf. */
  putBack: number
}

type WeighedLine = { line: RefundableLine; quantity: number; paise: Paise; restock: boolean }
export type Weighed = { paise: Paise; lines: WeighedLine[]; cancels: boolean }
export type NoRefund =
  | { reason: 'NOTHING_LEFT' | 'NOTHING_CHOSEN' | 'UNKNOWN_LINE' | 'TOO_LITTLE' }
  | { reason: 'TOO_MUCH'; left: Paise }
  | { reason: 'TOO_MANY'; line: RefundableLine }

/** What a wish comes to: how much money, for which units, which of them go back on the shelf, and whether it cancels. */
export function weighRefund(
  order: Refundable,
  wish: RefundWish,
): { ok: true; weighed: Weighed } | ({ ok: false } & NoRefund) {
  if (order.left === 0) return { ok: false, reason: 'NOTHING_LEFT' }
  const chosen = chooseLines(order, wish)
  if ('reason' in chosen) return { ok: false, ...chosen }
  const paise = sumOf(order, wish, chosen)
  if (paise === 0) return { ok: false, reason: 'NOTHING_CHOSEN' }
  if (paise > order.left) return { ok: false, reason: 'TOO_MUCH', left: order.left }
  if (paise < leastRefundPaise) return { ok: false, reason: 'TOO_LITTLE' }
  const isAll = paise === order.left || isNothingToSend(order, chosen)
  return { ok: true, weighed: { paise, lines: sharedOut(chosen, paise), cancels: order.isHere && isAll } }
}

type Chosen = Omit<WeighedLine, 'paise'>[]

function chooseLines(order: Refundable, { what, lines }: RefundWish): Chosen | NoRefund {
  const wished = new Map(lines.map((each) => [each.item_id, each]))
  if (
    lines.some(({ item_id }) => !order.lines.some(({ id }) => id === item_id)) ||
    wished.size < lines.length
  )
    return { reason: 'UNKNOWN_LINE' }
  if (what === 'amount') return []
  const chosen = order.lines.flatMap((line) => {
    const wish = wished.get(line.id)
    const quantity = what === 'all' ? line.quantity - line.refunded : (wish?.quantity ?? 0)
    return quantity > 0 ? [{ line, quantity, restock: wish?.restock ?? false }] : []
  })
  const tooMany = chosen.find(({ line, quantity, restock }) => quantity > mostOf(line, restock))
  return tooMany ? { reason: 'TOO_MANY', line: tooMany.line } : chosen
}

/** What is back on the shelf already does not come back once more. */
const mostOf = ({ quantity, refunded, putBack }: RefundableLine, restock: boolean) =>
  quantity - (restock ? Math.max(refunded, putBack) : refunded)

function sumOf({ left }: Refundable, { what, amount }: RefundWish, chosen: Chosen): Paise {
  if (what === 'all') return left
  if (amount !== undefined) return toPaise(amount)
  // What was taken off the whole order makes the last units cheaper than they are listed.
  return Math.min(worthOf(chosen), left)
}

const worthOf = (chosen: Chosen) =>
  chosen.reduce((sum, { line, quantity }) => sum + line.unitPaise * quantity, 0)

const isNothingToSend = ({ lines }: Refundable, chosen: Chosen) =>
  chosen.length > 0 &&
  lines.every(
    ({ id, quantity, refunded }) =>
      refunded + (chosen.find(({ line }) => line.id === id)?.quantity ?? 0) === quantity,
  )

/** The sum among the lines by what they cost, to the paisa: what does not divide goes to the last. A fee is for no line. */
function sharedOut(chosen: Chosen, paise: Paise): WeighedLine[] {
  const worth = worthOf(chosen)
  const shared = Math.min(paise, worth)
  let [worthSoFar, given] = [0, 0]
  return chosen.map((each) => {
    worthSoFar += each.line.unitPaise * each.quantity
    const until = worth === 0 ? 0 : Math.round((shared * worthSoFar) / worth)
    const share = { ...each, paise: until - given }
    given = until
    return share
  })
}
