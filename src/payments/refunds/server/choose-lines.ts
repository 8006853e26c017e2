import type { RefundQuoteInput } from '../contract.ts'
import type { Refundable, RefundableLine, RefundRefusal } from './refundable.ts'

/** Units of a line to refund, and whether to restock them. */
export type ChosenLine = { line: RefundableLine; quantity: number; restock: boolean }

/**
 * The lines of the input with the units to refund, or why the input is refused. For a full refund every unit that is
 * left, for an amount no lines.
 */
export function chooseLines(
  order: Refundable,
  { what, lines }: RefundQuoteInput,
): ChosenLine[] | RefundRefusal {
  const requested = new Map(lines.map((each) => [each.item_id, each]))
  if (
    lines.some(({ item_id }) => !order.lines.some(({ id }) => id === item_id)) ||
    requested.size < lines.length
  )
    return { reason: 'UNKNOWN_LINE' }
  if (what === 'amount') return []
  const chosen = order.lines.flatMap((line) => {
    const requestedLine = requested.get(line.id)
    const quantity = what === 'all' ? line.quantity - line.refunded : (requestedLine?.quantity ?? 0)
    return quantity > 0 ? [{ line, quantity, restock: requestedLine?.restock ?? false }] : []
  })
  const tooMany = chosen.find(({ line, quantity, restock }) => quantity > maxUnitsOf(line, restock))
  if (tooMany) return { reason: 'TOO_MANY', line: tooMany.line }
  const replaced = chosen.find(
    ({ line, quantity }) => quantity > line.quantity - line.refunded - line.replaced,
  )
  if (replaced) return { reason: 'REPLACED', line: replaced.line }
  const notHere = chosen.find((each) => !isAvailable(each, requested.get(each.line.id)?.came_back ?? 0))
  return notHere ? { reason: 'NOT_HERE', line: notHere.line } : chosen
}

/** Units that were restocked before cannot be restocked again. */
const maxUnitsOf = ({ quantity, refunded, putBack }: RefundableLine, restock: boolean) =>
  quantity - (restock ? Math.max(refunded, putBack) : refunded)

/** Units can be restocked if they were not sent, or if the merchant says that they came back. */
const isAvailable = ({ line, quantity, restock }: ChosenLine, cameBack: number) =>
  !restock || quantity <= line.undispatched + cameBack

/** Whether every unit of the order is refunded once these units are; false if none is chosen. */
export const refundsEveryUnit = ({ lines }: Refundable, chosen: ChosenLine[]) =>
  chosen.length > 0 &&
  lines.every(
    ({ id, quantity, refunded }) =>
      refunded + (chosen.find(({ line }) => line.id === id)?.quantity ?? 0) === quantity,
  )
