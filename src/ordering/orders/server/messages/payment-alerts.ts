import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import {
  describeRefundIssue,
  describeReturned,
  type IssueText,
  toMerchantText,
} from '#operations/notifications/server/describe-payment-issue.ts'
import { notifyPaymentIssue } from '#operations/notifications/server/notify-payment-issue.ts'
import { mattersSentences } from '#payments/reconciliation/words/index.ts'
import type { Paise } from '#values/money/money.ts'
import { isCancelled } from '../../rules/order-state.ts'
import type { Message, MessageFacts } from './message.ts'
import { findRefund, sumRefundedElsewhere } from './refund-facts.queries.ts'

/* Alerts to the merchant about payments that need attention; each is queued once, under its key. */

export const paidAfterCancelAlert: Message<'paid'> = async (trx, { details }, facts) => {
  if (facts.order.attention !== 'paid_after_cancel') return
  const text = mattersSentences.attention.paid_after_cancel
  await alert(trx, facts, { key: 'paid_after_cancel', text, paise: details.paise })
}

/** A payment that pays no order is refunded automatically. */
export const automaticRefundAlert: Message<'refund_requested'> = async (trx, { details }, facts) => {
  const refund = await findRefund(trx, details.refund)
  if (refund.source !== 'shop') return
  const { reason, payment_id, currency, paid_paise } = refund
  const paise = currency === 'INR' ? paid_paise : null
  await alert(trx, facts, { key: `${reason}-${payment_id}`, text: describeAutomaticRefund(reason), paise })
}

const isAttention = (reason: string): reason is keyof typeof mattersSentences.attention =>
  reason in mattersSentences.attention

const describeAutomaticRefund = (reason: string): IssueText =>
  isAttention(reason) ? mattersSentences.attention[reason] : mattersSentences.tooLate

export const refundFailedAlert: Message<'refund_failed'> = async (trx, { details }, facts) => {
  const { last_error, idempotency_key } = await findRefund(trx, details.refund)
  const { overtaken } = details
  const text = describeRefundIssue({
    refund_status: 'failed',
    last_error,
    is_owed: overtaken === undefined,
    rest: overtaken?.rest ?? 0,
  })
  await alert(trx, facts, { key: `refund_failed-${idempotency_key}`, text, paise: details.paise })
}

/** One alert about all refunds that were found at the provider together, with the sum of all that were made there. */
export const refundAtProviderAlert: Message<'refunded_at_provider'> = async (trx, _refunded, facts) => {
  const { order } = facts
  const returned = await sumRefundedElsewhere(trx, order.id)
  const text = describeReturned({
    returned,
    total: order.total_paise,
    refundedTotal: order.refunded_paise,
    isCancelled: isCancelled(order),
  })
  await alert(trx, facts, { key: `returned-${returned}`, text, paise: returned })
}

type Alert = { key: string; text: IssueText; paise: Paise | null }

const alert = (
  trx: Transaction<Database>,
  { order, context }: MessageFacts,
  { key, text, paise: amount_paise }: Alert,
) =>
  notifyPaymentIssue(
    trx,
    { orderId: order.id, customer: order.user_name, key, ...toMerchantText(text), amount_paise },
    context,
  )
