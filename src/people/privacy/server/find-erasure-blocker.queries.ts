import { sql } from 'kysely'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { type DataSubject, ownOrderIds } from './data-subject.ts'
import type { Trx } from './personal-tables.ts'

/** What prevents a person's data from being erased: an order under way, or unresolved money of a cancelled one. */
export type ErasureBlocker = 'ORDER_UNDER_WAY' | 'MONEY_UNDER_WAY'

/** Why the person's data must not be erased now; undefined if it may be. */
export async function findErasureBlocker(trx: Trx, owner: DataSubject): Promise<ErasureBlocker | undefined> {
  if (await hasOpenOrder(trx, owner)) return 'ORDER_UNDER_WAY'
  return (await hasPendingMoney(trx, owner)) ? 'MONEY_UNDER_WAY' : undefined
}

/** Whether an order awaits its payment, or is paid and not delivered yet. */
const hasOpenOrder = async (trx: Trx, owner: DataSubject) =>
  (await trx
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`id in (${ownOrderIds(owner)})`)
    .where('status', 'in', [orderStatus.awaitingPayment, orderStatus.toPack])
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Whether money for a cancelled order may still arrive, or its refund is not finished. A bank may confirm a payment
 * days after an order was cancelled: while the shop still polls, the order may become paid.
 */
const hasPendingMoney = async (trx: Trx, owner: DataSubject) =>
  (await trx
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`id in (${ownOrderIds(owner)})`)
    .where('status', '=', orderStatus.cancelled)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('ask_at', 'is not', null),
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.status', 'in', ['created', 'authorized']),
        ),
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.order_id', '=', 'orders.id')
            .where('refunds.status', 'not in', ['processed', 'by_hand', 'not_wanted']),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined
