import {
  describeRefundIssue,
  describeReturned,
  describeUnreadable,
  type IssueText,
} from '#operations/notifications/server/describe-payment-issue.ts'
import { isCancelled } from '#ordering/orders/rules/order-state.ts'
import type { Parts } from '#parts.ts'
import { openRefunds } from '#payments/refunds/server/processing/open-refunds.ts'
import {
  type FailedRefund,
  findResolutionRefusal,
  isRefundStillOwed,
  remainingRefundOfCancelledOrder,
} from '#payments/refunds/server/processing/refund-resolutions.ts'
import { listDeadLetters } from '#payments/webhooks/server/dead-letters.queries.ts'
import { toRupees } from '#values/money/money.ts'
import { dayMs, hourMs } from '#values/time/durations.ts'
import type { PaymentIssue } from '../contract.ts'
import { type RefundResolution, refundResolutions } from '../contract.ts'
import { mattersSentences } from '../words/index.ts'
import {
  listFlaggedOrders,
  listOverdueOrders,
  listRefundedElsewhere,
  listRefundsByStatus,
  listUnansweredOrders,
  listWaitingPayments,
} from './payment-issues.queries.ts'

/** The contract's issue before its sentences are translated. */
export type UntranslatedIssue = Omit<PaymentIssue, keyof IssueText> & IssueText

const confirmationTimeoutMs = hourMs
const bankTimeoutMs = dayMs

/** Orders and dead letters with a payment issue, oldest first; at most 100 of each kind. */
export async function listPaymentIssues({ db, clock }: Parts): Promise<UntranslatedIssue[]> {
  const now = clock.now().getTime()
  const [refunds, flagged, returned, overdue, unanswered, waiting, unreadable] = [
    await listRefundsByStatus(db, [...openRefunds, 'failed']),
    await listFlaggedOrders(db),
    await listRefundedElsewhere(db),
    await listOverdueOrders(db, new Date(now - confirmationTimeoutMs)),
    await listUnansweredOrders(db),
    await listWaitingPayments(db, new Date(now - bankTimeoutMs)),
    await listDeadLetters(db),
  ]
  const issues = [
    ...refunds.map((row) =>
      row.refund_status === 'failed'
        ? toIssue(
            row,
            'refund_failed',
            describeRefundIssue({
              ...row,
              is_owed: isRefundStillOwed(row),
              rest: remainingRefundOfCancelledOrder(row),
            }),
            allowedResolutions(row),
          )
        : toIssue(row, 'refund_open', describeRefundIssue({ ...row, is_owed: true })),
    ),
    ...flagged.map(toFlaggedIssue),
    ...returned.map(toReturnedIssue),
    ...overdue.map((row) => toIssue(row, 'unsettled', mattersSentences.overdue)),
    ...unanswered.map((row) => toIssue(row, 'no_answer', mattersSentences.unanswered)),
    ...waiting.map((row) => toIssue(row, 'unsettled', mattersSentences.waiting)),
    ...unreadable.map((row) =>
      toIssue({ ...row, amount_paise: null }, 'unreadable', describeUnreadable(row)),
    ),
  ]
  return issues.sort((a, b) => (a.since < b.since ? -1 : 1))
}

/** The issue of a refund that was made outside the shop. */
const toReturnedIssue = (row: Awaited<ReturnType<typeof listRefundedElsewhere>>[number]) =>
  toIssue(
    row,
    row.refunded_paise === row.total_paise ? 'returned_elsewhere' : 'partly_returned',
    describeReturned({
      returned: row.amount_paise,
      total: row.total_paise,
      refundedTotal: row.refunded_paise,
      isCancelled: isCancelled({ status: row.order_status }),
    }),
  )

/** The issue of an order that was marked for the merchant's attention. */
function toFlaggedIssue(row: Flagged) {
  const attention = row.attention
  const issueRow = { ...row, amount_paise: amountOf(row) }
  return attention !== null && attention in mattersSentences.attention
    ? toIssue(issueRow, attention, mattersSentences.attention[attention])
    : toIssue(issueRow, 'other', mattersSentences.other)
}

type Flagged = Awaited<ReturnType<typeof listFlaggedOrders>>[number]

/**
 * The received amount, which may be the wrong one; null if it is not in rupees. Without a captured payment the order's
 * total.
 */
const amountOf = ({ total_paise, paid_paise, currency }: Flagged) =>
  currency === null ? total_paise : currency === 'INR' ? paid_paise : null

type Row = {
  order_id: number | null
  user_name: string | null
  order_status: string | null
  amount_paise: number | null
  since: Date | null
  payment_id?: string | null
  refund_id?: number
  news_id?: number
}

/** How a failed refund may be resolved. */
const allowedResolutions = (refund: FailedRefund) =>
  refundResolutions.filter((end) => !findResolutionRefusal(end, refund))

const toIssue = (
  row: Row,
  kind: PaymentIssue['kind'],
  { what, advice }: IssueText,
  refund_ends: RefundResolution[] = [],
): UntranslatedIssue => ({
  order_id: row.order_id,
  kind,
  what,
  advice,
  customer: row.user_name ?? '',
  order_status: row.order_status,
  amount: row.amount_paise === null ? null : toRupees(row.amount_paise),
  payment_id: row.payment_id ?? null,
  refund_id: row.refund_id ?? null,
  refund_ends,
  news_id: row.news_id ?? null,
  since: (row.since ?? new Date(0)).toISOString(),
})
