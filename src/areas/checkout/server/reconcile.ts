import type { RazorpayPayment } from '../../../integrations/razorpay/protocol.ts'
import type { Parts } from '../../../parts.ts'
import { store } from '../../../store.ts'
import { dayBounds } from '../../../values/calendar-day.ts'
import type { Reconciliation } from '../money-contract.ts'
import { comparePayments, tookMoney } from './compare-payments.ts'
import {
  findAskedOrders,
  findOrdersOfProvider,
  findOurPayments,
  recordReconciliation,
} from './reconcile.queries.ts'
import { settleOrder } from './settle-order.ts'

const pageSize = 100
const mostPages = 200

/**
 * Compares a day of the provider's payments with ours; on a good day there are no differences.
 * @throws RazorpayError when the provider does not answer
 */
export async function compareDay(parts: Parts, day: string): Promise<Reconciliation> {
  const bounds = dayBounds(day, store.timeZone)
  const { payments, complete } = await listPayments(parts, bounds)
  const ours = await findOurPayments(parts.db, bounds, pageSize * mostPages)
  const orderOf = await ordersOf(parts, payments, new Set(ours.map(({ id }) => id)))
  return {
    day,
    payments: payments.filter(tookMoney).length,
    differences: comparePayments(payments, complete ? ours : [], orderOf),
    complete,
  }
}

/** Settles the orders in which a day differs, and compares again. What is left needs a person. */
export async function reconcileDay(parts: Parts, day: string): Promise<Reconciliation> {
  const before = await compareDay(parts, day)
  const orders = await findAskedOrders(
    parts.db,
    before.differences.flatMap(({ order_id }) => order_id ?? []),
  )
  for (const order of orders) await settleOrder(parts, order)
  const after = orders.length > 0 ? await compareDay(parts, day) : before
  await recordReconciliation(parts.db, {
    day,
    payments: after.payments,
    differences: after.differences.length,
    now: parts.clock.now(),
  })
  return after
}

async function listPayments({ razorpay }: Parts, { start, end }: { start: Date; end: Date }) {
  const window = { from: start.getTime() / 1000, to: end.getTime() / 1000 - 1 }
  const payments = new Map<string, RazorpayPayment>()
  for (let page = 0; page < mostPages; page++) {
    const found = await razorpay.listPayments({ ...window, count: pageSize, skip: page * pageSize })
    for (const payment of found) payments.set(payment.id, payment)
    if (found.length < pageSize) return { payments: [...payments.values()], complete: true }
  }
  return { payments: [...payments.values()], complete: false }
}

/** Which of our orders the payments belong to that we have not recorded. */
async function ordersOf({ db }: Parts, payments: RazorpayPayment[], known: Set<string>) {
  const unknown = payments.filter(({ id }) => !known.has(id)).flatMap(({ order_id }) => order_id ?? [])
  const orders = unknown.length > 0 ? await findOrdersOfProvider(db, unknown) : []
  const ids = new Map(orders.map((order) => [order.provider_order_id, order.id]))
  return (payment: RazorpayPayment) => ids.get(payment.order_id) ?? null
}
