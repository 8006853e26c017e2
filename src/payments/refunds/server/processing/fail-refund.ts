import { transact } from '#database/transact.ts'
import { tellOfMoney } from '#operations/notifications/server/tell-of-money.ts'
import { lockOrder } from '#ordering/orders/server/states/move-order.ts'
import type { Parts } from '#parts.ts'
import { refundWords, toMerchant } from '#payments/reconciliation/server/money-words.ts'
import type { Paise } from '#values/money/money.ts'
import { isCancelled } from '#values/order-state.ts'
import { leastRefundPaise } from './ends-of-refund.ts'
import { type Change, changeRefund, type OpenRefund } from './refunds.queries.ts'

/** A refund has come to a bad end: from here on it is the merchant's, who is told in the same transaction. */
export const failRefund = (
  { db, clock, settings, store }: Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>,
  refund: OpenRefund,
  change: Change & { last_error: string },
  /** What is left of its payment, where that is less than the refund. */
  overtaken?: { left: Paise },
): Promise<void> =>
  transact(db, async (trx) => {
    const now = clock.now()
    const order = await lockOrder(trx, refund.order_id)
    const changed = await changeRefund(trx, refund.id, { ...change, status: 'failed' }, now)
    if (!order || changed.numUpdatedRows === 0n) return
    await tellOfMoney(
      trx,
      {
        orderId: order.id,
        customer: order.user_name,
        key: `refund_failed-${refund.idempotency_key}`,
        ...toMerchant(
          refundWords({
            refund_status: 'failed',
            last_error: change.last_error,
            is_owed: overtaken === undefined,
            rest: isCancelled(order) ? restOf(overtaken, order) : 0,
          }),
        ),
        amount_paise: refund.amount_paise,
      },
      { store: store(), publicUrl: settings.publicUrl, now },
    )
  })

/** What of a cancelled order still has to go back, but for what the merchant keeps. */
function restOf(overtaken: { left: Paise } | undefined, { kept_paise }: { kept_paise: Paise }): Paise {
  const rest = Math.max((overtaken?.left ?? 0) - kept_paise, 0)
  return rest >= leastRefundPaise ? rest : 0
}
