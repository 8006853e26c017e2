import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { isSameDeliveryArea } from '#ordering/delivery/rules/same-delivery-area.ts'
import { findOrderSaleRestriction } from '#ordering/delivery/server/change-order-address.ts'
import { hasSameLines } from '#ordering/order-lines/rules/has-same-lines.ts'
import type { Order } from '#ordering/orders/contract.ts'
import type { Destination } from '#ordering/orders/server/states/update-order-address.ts'
import { maxReservationPeriods } from '#ordering/reservations/server/reservation-durations.ts'
import type { Parts } from '#parts.ts'
import { type Paise, toPaise } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import { type PendingOrder, updatePendingOrder } from './place-order.queries.ts'

type Line = { pack_id: number; quantity: number }
type ReuseInput = { to: Destination; totalPrice?: number | undefined; language: Language; now: Date }

/** `COSTS_MORE`: the total of the pending order is above the one on the shopper's screen. */
export type CostsMore = { ok: false; reason: 'COSTS_MORE'; orderId: number; totalPaise: Paise }
type NotSold = NonNullable<Awaited<ReturnType<typeof findOrderSaleRestriction>>>
type ReuseResult =
  | { ok: true; order: Order }
  | CostsMore
  | { ok: false; reason: NotSold; address: Destination['copy'] }

/**
 * Whether this order repeats the pending one: same variants and quantities, same address, reservation still running.
 * Current prices do not matter (decision X18), but the code entered in the cart does.
 * @param couponId the coupon whose code is in the cart
 */
export const isSameOrder = (
  pending: PendingOrder,
  lines: Line[],
  { address, couponId }: { address: Destination['copy']; couponId: number | undefined },
  now: Date,
) =>
  pending.hold_expires_at > now &&
  isSameDeliveryArea(pending.address, address) &&
  pending.coupons.find(({ hasCode }) => hasCode)?.id === couponId &&
  hasSameGoods(pending, lines)

/**
 * Whether the pending order has exactly these variants and quantities. False for an order with recalled goods, which
 * must not be paid: it is replaced, or refused with the stock that is left.
 */
const hasSameGoods = ({ items, is_held }: PendingOrder, lines: Line[]) =>
  !is_held && hasSameLines(items, lines)

/**
 * Whether a new order would have the same goods, prices, bundles, coupons and delivery fee as the pending one. It may go to
 * another address or come after the reservation has expired.
 */
export function costsTheSame(
  pending: PendingOrder,
  lines: (Line & { price_paise: Paise })[],
  {
    feePaise,
    bundlesPaise,
    coupons,
  }: {
    feePaise: Paise
    bundlesPaise: Paise
    coupons: readonly { coupon: { id: number }; paise: Paise }[]
  },
) {
  const agreed = new Map(pending.items.map((item) => [item.pack_id, item.unit_price_paise]))
  return (
    hasSameGoods(pending, lines) &&
    pending.delivery_paise === feePaise &&
    pending.bundlesPaise === bundlesPaise &&
    pending.coupons.length === coupons.length &&
    coupons.every(({ coupon: { id }, paise }) =>
      pending.coupons.some((agreedOn) => agreedOn.id === id && agreedOn.paise === paise),
    ) &&
    lines.every(({ pack_id, price_paise }) => agreed.get(pack_id) === price_paise)
  )
}

/**
 * Returns the pending order on its original terms and extends its reservation. Refused if the law forbids the sale by
 * now, or if its total is above the one on the shopper’s screen (in rupees).
 */
export async function reusePendingOrder(
  trx: Transaction<Database>,
  parts: Pick<Parts, 'store' | 'clock' | 'settings'>,
  pending: PendingOrder,
  { to, totalPrice, language, now }: ReuseInput,
): Promise<ReuseResult> {
  const reason = await findOrderSaleRestriction(trx, parts, pending.id, to.copy)
  if (reason) return { ok: false, reason, address: to.copy }
  const { id: orderId, total_paise: totalPaise } = pending
  if (totalPrice !== undefined && toPaise(totalPrice) < totalPaise)
    return { ok: false, reason: 'COSTS_MORE', orderId, totalPaise }
  const holdExpiresAt = extendedReservationEnd(pending, now, parts.settings.orderHoldMinutes)
  return { ok: true, order: await updatePendingOrder(trx, pending, { to, holdExpiresAt, language, now }) }
}

/**
 * The time until which a reservation can be extended: one period from now, not before the current end, and not after
 * the longest allowed. Nothing is written.
 */
export function extendedReservationEnd(
  { hold_expires_at, held_since }: PendingOrder,
  now: Date,
  holdMinutes: number,
) {
  const periodMs = holdMinutes * 60_000
  const extendedEnd = Math.min(
    now.getTime() + periodMs,
    held_since.getTime() + maxReservationPeriods * periodMs,
  )
  return new Date(Math.max(hold_expires_at.getTime(), extendedEnd))
}
