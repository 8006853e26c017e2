import type { Transaction } from 'kysely'
import { issueInvoice } from '#accounting/documents/server/issuing/issue-invoice.ts'
import type { Database } from '#database/schema.ts'
import { insertOwnPayment } from '#ordering/cash-on-delivery/server/collect-cash.ts'
import { paymentState } from '#ordering/orders/rules/order-state.ts'
import { lockOrder, transitionOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { directMethods } from '../rules/direct-payment.ts'

/**
 * Records that a new order was paid to the shop itself, or with what was taken out of another order: a payment over its total, of the provider that makes no calls, and
 * its invoice, as when a payment arrives online.
 */
export async function recordDirectPayment(
  trx: Transaction<Database>,
  { clock, storeSettingsForDocuments }: Pick<Parts, 'clock' | 'storeSettingsForDocuments'>,
  orderId: number,
  method: (typeof directMethods)[number] | 'exchange',
) {
  const order = await lockOrder(trx, orderId)
  if (!order) throw new Error(`order ${orderId} was just placed and is not there`)
  const now = clock.now()
  await insertOwnPayment(trx, order, { method, now })
  const sale = { paid_at: now, sold_on: calendarDay(now, region.timeZone) }
  await transitionOrder(trx, order, { payment_state: paymentState.paid }, sale)
  await issueInvoice(trx, orderId, { store: await storeSettingsForDocuments(trx), clock })
}
