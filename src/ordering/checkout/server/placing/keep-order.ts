import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { whyOrderNotSold } from '#ordering/delivery/server/redirect-order.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { longestHoldInHolds } from '#ordering/reservations/server/hold-durations.ts'
import type { Parts } from '#parts.ts'
import type { Address } from '#people/addresses/contract.ts'
import { copyOf } from '#people/addresses/server/addresses.queries.ts'
import { type Paise, toPaise } from '#values/money/money.ts'
import { isSamePlace } from '#values/people/same-place.ts'
import type { Language } from '#words/language.ts'
import { type PendingOrder, refreshOrder } from './place-order.queries.ts'

type Line = { pack_id: number; quantity: number }
type Again = { address: Address; totalPrice?: number | undefined; language: Language; now: Date }

/** `COSTS_MORE`: the order that is kept is dearer than what the shopper's screen said. */
export type CostsMore = { ok: false; reason: 'COSTS_MORE'; orderId: number; totalPaise: Paise }
type NotSold = NonNullable<Awaited<ReturnType<typeof whyOrderNotSold>>>
type KeepOrder = { ok: true; order: Order } | CostsMore | { ok: false; reason: NotSold; address: Address }

/**
 * Whether what is ordered once more is the order that waits for its payment: the same sizes and units, to the same place,
 * while its reservation runs. What things cost today is not asked (decision X18).
 */
export const isOrderedAgain = (pending: PendingOrder, lines: Line[], address: Address, now: Date) =>
  pending.hold_expires_at > now && isSamePlace(pending.address, address) && hasSameGoods(pending, lines)

/** What holds recalled goods is not kept, for nobody may pay for it: it is replaced, or who orders it reads how many are left. */
export function hasSameGoods({ items, is_held }: PendingOrder, lines: Line[]) {
  const held = new Map(items.map((item) => [item.pack_id, item.quantity]))
  return (
    !is_held &&
    held.size === lines.length &&
    lines.every(({ pack_id, quantity }) => held.get(pack_id) === quantity)
  )
}

/**
 * Keeps the order on the terms it was placed on, for another while. What the law forbids to sell is refused all the same, and
 * so is a total above the one that the shopper saw, in rupees: nobody pays more than their screen said.
 */
export async function keepOrder(
  trx: Transaction<Database>,
  parts: Pick<Parts, 'store' | 'clock' | 'settings'>,
  pending: PendingOrder,
  { address, totalPrice, language, now }: Again,
): Promise<KeepOrder> {
  const copy = copyOf(address)
  const reason = await whyOrderNotSold(trx, parts, pending.id, copy)
  if (reason) return { ok: false, reason, address }
  const { id: orderId, total_paise: totalPaise } = pending
  if (totalPrice !== undefined && toPaise(totalPrice) < totalPaise)
    return { ok: false, reason: 'COSTS_MORE', orderId, totalPaise }
  const holdEnds = prolonged(pending, now, parts.settings.orderHoldMinutes)
  const to = { id: address.id, copy }
  return { ok: true, order: await refreshOrder(trx, pending, { to, holdEnds, language }) }
}

/** Never shorter than before, a whole hold from now, and never beyond the longest. */
export function prolonged({ hold_expires_at, held_since }: PendingOrder, now: Date, holdMinutes: number) {
  const hold = holdMinutes * 60_000
  const wished = Math.min(now.getTime() + hold, held_since.getTime() + longestHoldInHolds * hold)
  return new Date(Math.max(hold_expires_at.getTime(), wished))
}
