import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import { failedRefundColumns } from '../processing/failed-refund.queries.ts'

type Trx = Transaction<Database>

export type LockedFailedRefund = NonNullable<Awaited<ReturnType<typeof lockFailedRefund>>>

/**
 * Locks a failed refund and its order, the order first as everywhere (lock order). Undefined if there is no refund with
 * this id, or if it has not failed.
 */
export async function lockFailedRefund(trx: Trx, refundId: number) {
  const found = await trx
    .selectFrom('refunds')
    .select('order_id')
    .where('id', '=', refundId)
    .executeTakeFirst()
  const order = found && (await lockOrder(trx, found.order_id))
  const refund = order && (await findFailedRefund(trx, refundId))
  return refund && { order, refund: { ...refund, order_status: order.status } }
}

const findFailedRefund = (trx: Trx, id: number) =>
  trx
    .selectFrom('refunds')
    .select(['id', 'payment_id', 'amount_paise', 'source', 'reason', 'note'])
    .select(failedRefundColumns)
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst()

/** The order lines that a refund is for. */
export const listRefundedLines = (trx: Trx, refundId: number) =>
  trx.selectFrom('refund_lines').select('order_item_id').where('refund_id', '=', refundId).execute()
