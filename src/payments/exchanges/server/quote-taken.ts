import type { TakenUnits } from '#database/tables/orders.ts'
import { quoteRefund } from '#payments/refunds/server/quote-refund.ts'
import type { Refundable } from '#payments/refunds/server/refundable.ts'
import { toRupees } from '#values/money/money.ts'

/** The refund of units that go back to stock; the delivery charge stays, even if nothing of the order is left. */
export function quoteTaken(refundable: Refundable, take: TakenUnits[]) {
  const input = refundInputOf(refundable, take)
  const notHere = take
    .map(({ item_id, quantity }) => ({ quantity, line: refundable.lines.find(({ id }) => id === item_id) }))
    .find(({ quantity, line }) => line && quantity > line.undispatched)?.line
  return notHere
    ? { ok: false as const, reason: 'NOT_HERE' as const, line: notHere }
    : quoteRefund(refundable, input)
}

/** The input of the refund of these units. */
export const refundInputOf = ({ left, lines }: Refundable, take: TakenUnits[]) => ({
  what: 'lines' as const,
  lines: take.map(({ item_id, quantity }) => ({
    item_id,
    quantity,
    // A size that no longer exists has no stock.
    restock: (lines.find(({ id }) => id === item_id)?.packId ?? null) !== null,
  })),
  keep_delivery: true,
  left: toRupees(left),
  reason: 'customer_wish' as const,
  note: '',
})
