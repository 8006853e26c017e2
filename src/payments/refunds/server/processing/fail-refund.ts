import { transact } from '#database/transact.ts'
import { notifyPaymentIssue } from '#operations/notifications/server/notify-payment-issue.ts'
import { isCancelled } from '#ordering/orders/rules/order-state.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { describeRefundIssue, toMerchantText } from '#payments/reconciliation/server/describe-issue.ts'
import type { Paise } from '#values/money/money.ts'
import { minRefundPaise } from './refund-resolutions.ts'
import { type OpenRefund, type RefundChange, updateRefund } from './refunds.queries.ts'

/**
 * Marks a refund as failed and notifies the merchant, who must resolve it, in one transaction. Does nothing if it was
 * finished since.
 */
export const failRefund = (
  { db, clock, settings, store }: Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>,
  refund: OpenRefund,
  change: RefundChange & { last_error: string },
  /** What is left of its payment, if that is less than the refund. */
  refundedElsewhere?: { left: Paise },
): Promise<void> =>
  transact(db, async (trx) => {
    const now = clock.now()
    const order = await lockOrder(trx, refund.order_id)
    const changed = await updateRefund(trx, refund.id, { ...change, status: 'failed' }, now)
    if (!order || changed.numUpdatedRows === 0n) return
    await notifyPaymentIssue(
      trx,
      {
        orderId: order.id,
        customer: order.user_name,
        key: `refund_failed-${refund.idempotency_key}`,
        ...toMerchantText(
          describeRefundIssue({
            refund_status: 'failed',
            last_error: change.last_error,
            is_owed: refundedElsewhere === undefined,
            rest: isCancelled(order) ? restOf(refundedElsewhere, order) : 0,
          }),
        ),
        amount_paise: refund.amount_paise,
      },
      { store: store(), publicUrl: settings.publicUrl, now },
    )
  })

/** The part of a cancelled order that must still be refunded, without what the merchant keeps. */
function restOf(
  refundedElsewhere: { left: Paise } | undefined,
  { kept_paise }: { kept_paise: Paise },
): Paise {
  const rest = Math.max((refundedElsewhere?.left ?? 0) - kept_paise, 0)
  return rest >= minRefundPaise ? rest : 0
}
