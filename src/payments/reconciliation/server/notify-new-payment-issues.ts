import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { NotifyContext } from '#operations/notifications/server/notify-merchant.ts'
import {
  notifyPaymentIssue,
  type PaymentIssueNotice,
} from '#operations/notifications/server/notify-payment-issue.ts'
import { isCancelled } from '#ordering/orders/rules/order-state.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Verdict } from '#payments/processing/server/judge-payments.ts'
import type { RefundedElsewhere } from '#payments/refunds/server/processing/import-refund.ts'
import { mattersSentences } from '../words/index.ts'
import { describeReturned, toMerchantText } from './describe-issue.ts'

type NewIssues = {
  toRefund: Verdict['toRefund']
  /** The sum refunded outside the shop, if it has changed. */
  returned: RefundedElsewhere | undefined
  /** The order has just been paid. */
  isPaid: boolean
}

/** Mails the merchant about new issues of an order's payments, each once. */
export async function notifyNewPaymentIssues(
  trx: Transaction<Database>,
  order: LockedOrder,
  issues: NewIssues,
  mailContext: NotifyContext,
) {
  for (const notification of listNotifications(order, issues))
    await notifyPaymentIssue(
      trx,
      { orderId: order.id, customer: order.user_name, ...notification },
      mailContext,
    )
}

type IssueNotification = Omit<PaymentIssueNotice, 'orderId' | 'customer'>

function listNotifications(
  order: LockedOrder,
  { toRefund, returned, isPaid }: NewIssues,
): IssueNotification[] {
  const notifications: IssueNotification[] = toRefund.map(({ payment, reason }) => ({
    key: `${reason}-${payment.id}`,
    ...toMerchantText(reason === 'too_late' ? mattersSentences.tooLate : mattersSentences.attention[reason]),
    amount_paise: payment.currency === 'INR' ? payment.amount_paise : null,
  }))
  if (isPaid && isCancelled(order))
    notifications.push({
      key: 'paid_after_cancel',
      ...toMerchantText(mattersSentences.attention.paid_after_cancel),
      amount_paise: order.total_paise,
    })
  if (returned !== undefined)
    notifications.push({
      key: `returned-${returned.elsewhere}`,
      ...toMerchantText(
        describeReturned({
          returned: returned.elsewhere,
          total: order.total_paise,
          refundedTotal: returned.refundedTotal,
          isCancelled: isCancelled(order),
        }),
      ),
      amount_paise: returned.elsewhere,
    })
  return notifications
}
