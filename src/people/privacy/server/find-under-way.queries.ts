import { orderStatus } from '#values/order-state.ts'
import type { Trx } from './personal-tables.ts'

/** What keeps an account from being erased: an order on its way, or money of a cancelled one. */
export type UnderWay = 'ORDER_UNDER_WAY' | 'MONEY_UNDER_WAY'

export async function findUnderWay(trx: Trx, userId: number): Promise<UnderWay | undefined> {
  if (await hasOrderUnderWay(trx, userId)) return 'ORDER_UNDER_WAY'
  return (await hasMoneyUnderWay(trx, userId)) ? 'MONEY_UNDER_WAY' : undefined
}

const hasOrderUnderWay = async (trx: Trx, userId: number) =>
  (await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', [orderStatus.awaitingPayment, orderStatus.toPack])
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * A bank may answer days after an order was cancelled: while the shop still asks, the order may become a paid one, or its
 * money has to go back.
 */
const hasMoneyUnderWay = async (trx: Trx, userId: number) =>
  (await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
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
