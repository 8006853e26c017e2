import type { Transaction } from 'kysely'
import { findTaxedGoods } from '#accounting/documents/server/supply/taxed-goods.queries.ts'
import { whyNotSold } from '#accounting/documents/server/supply/why-not-sold.ts'
import type { Database } from '#database/schema.ts'
import { takeStock } from '#inventory/stock/server/take-stock.ts'
import { findStockLines, type LockedOrder } from '#ordering/orders/server/states/move-order.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { isCancelled } from '#values/order-state.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { KnownPayment, Verdict } from './judge-payments.ts'

type Trx = Transaction<Database>

/**
 * The payment that pays the order. A cancelled order must have its stock again, or the money goes back (decision B7); so it does
 * where the merchant's tax status has changed while the window was open, and does not allow the sale any more.
 */
export async function paysAfterAll(
  trx: Trx,
  order: LockedOrder,
  { pays, giveBack }: Verdict,
  { store, now }: { store: StoreFacts; now: Date },
) {
  if (!pays) return pays
  if (await isForbidden(trx, order, store, now)) {
    giveBack.push({ payment: pays, reason: 'too_late' })
    return undefined
  }
  if (!isCancelled(order)) return pays
  const taken = await takeStock(trx, await findStockLines(trx, order.id), { orderId: order.id, now })
  if (taken.ok) return pays
  giveBack.push({ payment: pays, reason: 'too_late' })
  return undefined
}

async function isForbidden(trx: Trx, { id, address }: LockedOrder, store: StoreFacts, now: Date) {
  const there = address ?? { postal_code: '', state: '' }
  const goods = await findTaxedGoods(trx, id)
  return whyNotSold(store, goods, there, calendarDay(now, region.timeZone)) !== undefined
}

/**
 * Money of a cancelled order is taken only if its stock can be had; otherwise the provider lets it go back by itself.
 * That is decided once: its owner is told.
 */
export async function fitToCapture(trx: Trx, order: LockedOrder, payment: KnownPayment | undefined) {
  if (!payment || !isCancelled(order) || (await isStockThere(trx, order.id))) return payment
  await trx.updateTable('payments').set({ problem: 'too_late' }).where('id', '=', payment.id).execute()
  return undefined
}

async function isStockThere(trx: Trx, orderId: number) {
  const missing = await trx
    .selectFrom('order_items')
    .leftJoin('packs', (join) =>
      join
        .onRef('packs.id', '=', 'order_items.pack_id')
        .onRef('packs.stock', '>=', 'order_items.quantity')
        .on('packs.on_sale', '=', true),
    )
    .select('order_items.id')
    .where('order_items.order_id', '=', orderId)
    .where('packs.id', 'is', null)
    .executeTakeFirst()
  return missing === undefined
}
