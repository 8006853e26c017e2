import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import { sumRefundedElsewhere } from '#payments/refunds/server/processing/refunded-amounts.queries.ts'
import { toPaise } from '#values/money/money.ts'
import type { IssueReview } from '../contract.ts'
import type { MoneyActionResult } from './run-money-action.ts'

/**
 * Marks one kind of issue of an order as reviewed, as far as it was shown. A later external refund, or another issue,
 * stays listed.
 */
export async function markIssueReviewed(
  trx: Transaction<Database>,
  orderId: number,
  { kind, returned }: IssueReview,
): Promise<MoneyActionResult<'NO_SUCH_ORDER' | 'CHANGED'>> {
  const order = await lockOrder(trx, orderId)
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  if (returned !== undefined && toPaise(returned) !== (await sumRefundedElsewhere(trx, orderId)))
    return { ok: false, reason: 'CHANGED' }
  const isReturn = kind === 'returned_elsewhere' || kind === 'partly_returned'
  await trx
    .updateTable('orders')
    .set((eb) => ({
      ...(!isReturn && { attention: null, attention_since: null }),
      ...((isReturn || !kind) && { refunds_seen_paise: eb.ref('refunded_paise') }),
    }))
    .where('id', '=', orderId)
    .execute()
  return { ok: true, order_id: orderId }
}
