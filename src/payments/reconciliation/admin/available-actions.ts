import { callApi } from '#browser/call-api.ts'
import type { refundEndpoints } from '#payments/refunds/contract.ts'
import { formatRupees } from '#values/money/money.ts'
import type { PaymentIssue, reconciliationEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** An action on a payment issue, with its button label and its confirmation. */
export type IssueAction = {
  name: string
  question: string
  detail: string
  /** The primary action. */
  main: boolean
  take: () => Promise<{ message: string }>
}

const call = callApi<typeof reconciliationEndpoints>()
const callRefunds = callApi<typeof refundEndpoints>()

/** The actions for an issue; empty if the shop resolves it by itself. */
export function listIssueActions(issue: PaymentIssue): IssueAction[] {
  switch (issue.kind) {
    case 'refund_failed':
      return issue.refund_id === null ? [] : refundActions(issue, issue.refund_id)
    case 'refund_open':
    case 'unsettled':
    case 'no_answer':
      return []
    case 'unreadable':
      return issue.news_id === null ? [] : [deadLetterReviewAction(issue.news_id)]
    default:
      return issue.order_id === null ? [] : [issueReviewAction(issue, issue.order_id)]
  }
}

function refundActions(issue: PaymentIssue, id: number): IssueAction[] {
  const { customer, amount, order_id, refund_ends } = issue
  const money = amount === null ? null : formatRupees(amount, { decimals: 'always' })
  const params = { params: { id } }
  const actions: Record<PaymentIssue['refund_ends'][number], IssueAction> = {
    not_wanted: {
      name: words.notWanted,
      question: words.notWantedQuestion,
      detail: words.countsAsNothing({ money, customer }),
      main: false,
      take: () => callRefunds('POST /money/refunds/{id}/not-wanted', params),
    },
    by_hand: {
      name: words.returnedByHand,
      question: words.returnedByHandQuestion,
      detail: words.countsAsReturned({ money, id: order_id, customer }),
      main: false,
      take: () => callRefunds('POST /money/refunds/{id}/by-hand', params),
    },
    retry: {
      name: words.tryAgain,
      question: words.tryAgainQuestion,
      detail: words.asksOnceMore({ money, customer }),
      main: true,
      take: () => callRefunds('POST /money/refunds/{id}/retry', params),
    },
  }
  return refund_ends.map((end) => actions[end])
}

const deadLetterReviewAction = (id: number): IssueAction => ({
  name: words.markAsDone,
  question: words.lookedUpQuestion,
  detail: words.newsLeavesList,
  main: false,
  take: () => call('POST /money/news/{id}/done', { params: { id } }),
})

const issueReviewAction = ({ kind, amount }: PaymentIssue, order_id: number): IssueAction => ({
  name: words.markAsDone,
  question: words.doneQuestion({ id: order_id }),
  detail: words.orderLeavesList,
  main: false,
  take: () =>
    call('POST /money/attention/{id}/done', {
      params: { id: order_id },
      query: { kind, ...(isExternalRefund(kind) && amount !== null && { returned: amount }) },
    }),
})

const isExternalRefund = (kind: PaymentIssue['kind']) =>
  kind === 'returned_elsewhere' || kind === 'partly_returned'
