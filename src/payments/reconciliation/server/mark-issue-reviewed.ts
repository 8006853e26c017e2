import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { sumRefundedElsewhere } from '#ordering/orders/server/messages/refund-facts.queries.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import { toPaise } from '#values/money/money.ts'
import type { IssueReview } from '../contract.ts'
import type { MoneyActionResult } from './run-money-action.ts'

/**
 * Marks the issue of this kind of an order as reviewed, or all its issues if `kind` is omitted. An issue that came
 * after the list was shown stays listed.
 * @returns `CHANGED`, and nothing is marked, if more or less than `returned` rupees were refunded externally
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
  const isFlagShown = !kind || kind === 'other' || kind === order.attention
  if (isFlagShown)
    await trx
      .updateTable('orders')
      .set({ attention: null, attention_since: null })
      .where('id', '=', orderId)
      .execute()
  if (isReturn || !kind)
    await trx
      .updateTable('orders')
      .set((eb) => ({ refunds_seen_paise: eb.ref('refunded_paise') }))
      .where('id', '=', orderId)
      .execute()
  return { ok: true, order_id: orderId }
}
