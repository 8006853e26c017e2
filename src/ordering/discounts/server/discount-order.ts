import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transactUnlessRefused } from '#database/transact.ts'
import { isAwaitingPayment, isDueOnDelivery } from '#ordering/orders/rules/order-state.ts'
import { hasInvoice } from '#ordering/orders/server/lists/has-invoice.queries.ts'
import { type Actor, recordOrderEvent } from '#ordering/orders/server/states/record-order-event.ts'
import { type LockedOrder, lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import {
  deleteDiscount,
  findPriceParts,
  insertDiscount,
  listLinesToPrice,
  updateTotal,
} from '#ordering/pricing/server/order-price.queries.ts'
import type { Parts } from '#parts.ts'
import { confirmPayment } from '#payments/processing/server/confirm-payment.ts'
import { hasPendingPayment } from '#payments/processing/server/has-pending-payment.ts'
import { withProviderDeadline } from '#payments/processing/server/provider-deadline.ts'
import { replaceProviderOrder } from '#payments/processing/server/provider-orders.queries.ts'
import type { Paise } from '#values/money/money.ts'
import { minTotalPaise } from '../rules/keep-discounts.ts'

/** `most`: the largest possible discount. */
export type NotDiscounted =
  | { ok: false; reason: 'NO_SUCH_ORDER' | 'NOT_UNPAID' | 'INVOICED' | 'BEING_PAID' | 'PROVIDER_SILENT' }
  | { ok: false; reason: 'TOO_MUCH'; most: Paise }
export type DiscountResult = { ok: true; totalPaise: Paise } | NotDiscounted

type GiveDiscount = { orderId: number; by: Actor; formKey: string; paise: Paise; label: string }

/**
 * Adds a discount to an unpaid order, or to a cash order that is not invoiced yet, spread over its lines. The same form
 * sent again adds no other discount. The customer may have opened the payment window: then the provider is asked first,
 * and the order gets another provider order with the new total. A late payment of the old total is refunded.
 * @param discount.label the reason, which the customer sees
 */
export const giveDiscount = (parts: Parts, { orderId, by, formKey, paise, label }: GiveDiscount) =>
  changePrice(parts, orderId, (trx, order, now) =>
    addDiscount(trx, { id: orderId, totalPaise: order.total_paise }, { by, formKey, paise, label, now }),
  )

/**
 * Stores a discount that somebody gives on an order, and records it in the order's history; the caller stores the total.
 * @param order.totalPaise the answer if the same form has given it before
 */
export async function addDiscount(
  trx: Transaction<Database>,
  order: { id: number; totalPaise: Paise },
  { by, formKey, paise, label, now }: Omit<GiveDiscount, 'orderId'> & { now: Date },
): Promise<DiscountResult> {
  const { id: orderId } = order
  const lines = await listLinesToPrice(trx, orderId)
  const stored = await findPriceParts(trx, orderId, lines)
  const most = priceOrder({ lines, ...stored }).totalPaise - minTotalPaise
  const details = { label, paise }
  const event = { orderId, kind: 'discounted', details, actor: by, formKey, now } as const
  if (!(await recordOrderEvent(trx, event))) return { ok: true, totalPaise: order.totalPaise }
  if (paise > most) return { ok: false, reason: 'TOO_MUCH', most }
  const priced = priceOrder({ lines, ...stored, discounts: [...stored.discounts, { paise }] })
  const shares = priced.discounts.at(-1)?.shares
  if (shares) await insertDiscount(trx, orderId, { label, paise, shares, lines })
  return { ok: true, totalPaise: priced.totalPaise }
}

/** Removes a discount from an unpaid order in the same way. Removing twice changes nothing. */
export const removeDiscount = (
  parts: Parts,
  { orderId, discountId, by }: { orderId: number; discountId: number; by: Actor },
) =>
  changePrice(parts, orderId, async (trx, order, now) => {
    const removed = await deleteDiscount(trx, orderId, discountId)
    if (!removed) return { ok: true, totalPaise: order.total_paise }
    const details = { label: removed.label, paise: -removed.amount_paise }
    await recordOrderEvent(trx, { orderId, kind: 'discount_removed', details, actor: by, now })
    const lines = await listLinesToPrice(trx, orderId)
    const { totalPaise } = priceOrder({ lines, ...(await findPriceParts(trx, orderId, lines)) })
    return { ok: true, totalPaise }
  })

type PriceChange = (trx: Transaction<Database>, order: LockedOrder, now: Date) => Promise<DiscountResult>

/** An unpaid order whose payment window was opened, so that it may have been paid. */
type PaymentWindowOpened = { ok: false; reason: 'WINDOW_OPENED'; openedOrder: LockedOrder }

/** Changes the price of an unpaid order. If its payment window was opened, the provider is asked first. */
async function changePrice(parts: Parts, orderId: number, change: PriceChange): Promise<DiscountResult> {
  let checkedProviderOrder: string | undefined
  for (;;) {
    const changed = await changeUnlessOpened(parts, orderId, change, checkedProviderOrder)
    if (changed.ok || changed.reason !== 'WINDOW_OPENED') return changed
    const { openedOrder } = changed
    const { answer } = await confirmPayment(withProviderDeadline(parts), openedOrder)
    if (answer === 'no-answer') return { ok: false, reason: 'PROVIDER_SILENT' }
    if (await hasPendingPayment(parts, openedOrder)) return { ok: false, reason: 'BEING_PAID' }
    checkedProviderOrder = openedOrder.provider_order_id ?? undefined
  }
}

/** Changes the price in one transaction, which is rolled back if the change is refused. */
const changeUnlessOpened = (
  parts: Parts,
  orderId: number,
  change: PriceChange,
  checkedProviderOrder: string | undefined,
) =>
  transactUnlessRefused(parts.db, async (trx): Promise<DiscountResult | PaymentWindowOpened> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (!isAwaitingPayment(order) && !isDueOnDelivery(order)) return { ok: false, reason: 'NOT_UNPAID' }
    if (await hasInvoice(trx, orderId)) return { ok: false, reason: 'INVOICED' }
    if (order.provider_order_id && order.provider_order_id !== checkedProviderOrder)
      return { ok: false, reason: 'WINDOW_OPENED', openedOrder: order }
    const now = parts.clock.now()
    const changed = await change(trx, order, now)
    if (changed.ok && changed.totalPaise !== order.total_paise) {
      await updateTotal(trx, orderId, changed.totalPaise)
      await replaceProviderOrder(trx, orderId, now)
    }
    return changed
  })
