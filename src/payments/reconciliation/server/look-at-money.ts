import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { lockOrder } from '#ordering/orders/server/states/move-order.ts'
import { sumReturnedElsewhere } from '#payments/refunds/server/processing/returned.queries.ts'
import { toPaise } from '#values/money/money.ts'
import type { LookedAt } from '../contract.ts'
import type { MoneyStep } from './take-money-step.ts'

/**
 * The merchant has looked at a matter of an order's money, so far as it was shown: what was returned outside the shop
 * since then, or another matter of the order, is not put away with it.
 */
export async function lookAtMoney(
  trx: Transaction<Database>,
  orderId: number,
  { kind, returned }: LookedAt,
): Promise<MoneyStep<'NO_SUCH_ORDER' | 'CHANGED'>> {
  const order = await lockOrder(trx, orderId)
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  if (returned !== undefined && toPaise(returned) !== (await sumReturnedElsewhere(trx, orderId)))
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
