import type { Transaction } from 'kysely'
import { findSaleRestriction } from '#accounting/documents/server/supply/find-sale-restriction.ts'
import type { findTaxedGoods } from '#accounting/documents/server/supply/taxed-goods.queries.ts'
import type { Database } from '#database/schema.ts'
import { areOrderedUnitsAvailable } from '#inventory/stock/server/available-stock.queries.ts'
import { reserveUnits } from '#inventory/stock/server/reserve-units.ts'
import { isCancelled } from '#ordering/orders/rules/order-state.ts'
import { hasOrderedInCash } from '#ordering/orders/server/lists/ordered-in-cash.queries.ts'
import { type LockedOrder, listStockLines } from '#ordering/orders/server/states/transition-order.ts'
import { canStillExchange } from '#payments/exchanges/server/take-out-when-paid.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { KnownPayment, Verdict } from './judge-payments.ts'

type Trx = Transaction<Database>
type OrderedGoods = Awaited<ReturnType<typeof findTaxedGoods>>

/**
 * Decides whether the captured payment of the verdict may pay the order. For a cancelled order its stock is sold
 * again; if that fails, the payment is refunded (decision B7). It is also refunded if the customer has ordered in cash
 * since, if the merchant's tax status has changed since and forbids this sale, or if the order is part of an exchange and
 * what it takes out of another order is gone.
 * @returns the payment that may pay; undefined if there is none, or after adding it to the verdict's refunds
 */
export async function acceptPayment(
  trx: Trx,
  order: LockedOrder,
  { pays, toRefund }: Verdict,
  { store, goods, now }: { store: StoreSettings; goods: OrderedGoods; now: Date },
) {
  if (!pays) return pays
  if (isSaleForbidden(order, store, goods, now)) {
    toRefund.push({ payment: pays, reason: 'too_late' })
    return undefined
  }
  if (!(await canStillExchange(trx, order.id))) {
    toRefund.push({ payment: pays, reason: 'too_late' })
    return undefined
  }
  if (!isCancelled(order)) return pays
  if (await isReplacedInCash(trx, order)) {
    toRefund.push({ payment: pays, reason: 'too_late' })
    return undefined
  }
  const taken = await reserveUnits(trx, await listStockLines(trx, order.id), { orderId: order.id, now })
  if (taken.ok) return pays
  toRefund.push({ payment: pays, reason: 'too_late' })
  return undefined
}

/**
 * Whether the customer of a cancelled order has ordered in cash since: the goods would be shipped twice. Locks the
 * customer, so that they cannot place a cash order at the same time. Elsewhere the customer is locked before the order,
 * but placing an order locks only unpaid ones, and `transact` retries after a deadlock.
 */
async function isReplacedInCash(trx: Trx, { id, user_id, cancelled_at }: LockedOrder) {
  const customer = user_id ?? (await findOwnerOfOrderedCart(trx, id))
  // Guests can't order in cash.
  if (customer === null) return false
  await lockUser(trx, customer)
  return cancelled_at !== null && (await hasOrderedInCash(trx, customer, cancelled_at))
}

/** The customer into whose cart a guest's ordered cart was merged, because they logged in later; null if nobody did. */
async function findOwnerOfOrderedCart(trx: Trx, orderId: number) {
  const buyer = await trx
    .selectFrom('order_buyers')
    .select('cart_user_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return buyer?.cart_user_id ?? null
}

function isSaleForbidden({ address }: LockedOrder, store: StoreSettings, goods: OrderedGoods, now: Date) {
  const destination = address ?? { postal_code: '', state: '' }
  return findSaleRestriction(store, goods, destination, calendarDay(now, region.timeZone)) !== undefined
}

/**
 * An authorized payment of a cancelled order is captured only if its stock is available and the customer has not ordered
 * in cash since; otherwise it lapses and the provider returns it. The decision is recorded and final, because the customer
 * is notified of it.
 * @returns the payment if it may be captured
 */
export async function findPaymentToCapture(trx: Trx, order: LockedOrder, payment: KnownPayment | undefined) {
  if (!payment || !isCancelled(order)) return payment
  if (!(await isReplacedInCash(trx, order)) && (await areOrderedUnitsAvailable(trx, order.id))) return payment
  await trx.updateTable('payments').set({ problem: 'too_late' }).where('id', '=', payment.id).execute()
  return undefined
}
