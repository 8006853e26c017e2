import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { paymentState } from '#ordering/orders/rules/order-state.ts'
import { type LockedOrder, transitionOrder } from '#ordering/orders/server/states/transition-order.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { cashPaymentId, cashProvider } from '../rules/cash-payment.ts'
import { type IssueDeps, issueCashInvoice } from './issue-cash-invoice.ts'

type Trx = Transaction<Database>

/**
 * Records that a cash order was paid at the door: a payment over its total, and the order counts among the day's sales.
 * An order that was marked delivered without being dispatched gets its invoice now.
 * @param order locked, and delivered
 */
export async function collectCash(trx: Trx, deps: IssueDeps, order: LockedOrder, now: Date) {
  await insertOwnPayment(trx, order, { method: 'cash', now })
  const sale = { paid_at: now, sold_on: calendarDay(now, region.timeZone) }
  await transitionOrder(trx, order, { payment_state: paymentState.paid }, sale)
  await issueCashInvoice(trx, deps, order.id)
}

/** Stores a payment over the total of an order, of the provider that makes no calls: the shop got the money itself. */
export const insertOwnPayment = (
  trx: Trx,
  order: Pick<LockedOrder, 'id' | 'total_paise'>,
  { method, now }: { method: string; now: Date },
) =>
  trx
    .insertInto('payments')
    .values({
      id: cashPaymentId(order.id),
      provider: cashProvider,
      order_id: order.id,
      status: 'captured',
      amount_paise: order.total_paise,
      captured: true,
      captured_at: now,
      pays_order: true,
      method,
      created_at: now,
      updated_at: now,
    })
    .execute()

/** Deletes the cash payment of an order whose delivery is undone; nothing of it was refunded. */
export const deleteCashPayment = (trx: Trx, orderId: number) =>
  trx.deleteFrom('payments').where('id', '=', cashPaymentId(orderId)).execute()
