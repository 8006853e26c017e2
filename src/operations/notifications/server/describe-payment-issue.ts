import { mattersSentences } from '#payments/reconciliation/words/index.ts'
import { formatPaise, type Paise } from '#values/money/money.ts'
import { defaultLanguage, type Language } from '#words/language.ts'
import type { Sentence } from '#words/sentences.ts'

/** The cause of a payment issue, and the advice for the merchant. */
export type IssueText = { what: Sentence; advice: Sentence }

export const translateIssueText = ({ what, advice }: IssueText, language: Language) => ({
  what: what.in(language),
  advice: advice.in(language),
})

/** The texts of an issue for a mail to the merchant, which is always in the first language. */
export const toMerchantText = (words: IssueText) => translateIssueText(words, defaultLanguage)

type RefundedMoney = {
  /** Refunded at the provider. */
  returned: Paise
  total: Paise
  /** Refunded by any means. */
  refundedTotal: Paise
  isCancelled: boolean
}

/** Describes a refund that was made at the provider, of a payment that paid an order. */
export function describeReturned({ returned, total, refundedTotal, isCancelled }: RefundedMoney): IssueText {
  if (refundedTotal === total) return mattersSentences.allReturned
  const { what, advice } = isCancelled
    ? mattersSentences.cancelledPartReturned
    : mattersSentences.partReturned
  return { what: what({ returned: formatPaise(returned), total: formatPaise(total) }), advice }
}

/**
 * `is_owed`: the money must still be refunded. `rest`: paise that a cancelled order still owes after another refund
 * replaced the failed one.
 */
type Refund = { refund_status: string; last_error: string | null; is_owed: boolean; rest?: Paise }

/** Describes a failed or pending refund. */
export function describeRefundIssue({ refund_status, last_error, is_owed, rest = 0 }: Refund): IssueText {
  if (refund_status === 'failed' && !is_owed && rest > 0) {
    const sums = { said: last_error ?? '', rest: formatPaise(rest) }
    return { what: mattersSentences.restOwed.what(sums), advice: mattersSentences.restOwed.advice(sums) }
  }
  const failedText = is_owed ? mattersSentences.refundFailed : mattersSentences.refundOvertaken
  const { what, advice } = refund_status === 'failed' ? failedText : mattersSentences.refundOpen
  return { what: what({ said: last_error ?? '' }), advice }
}

/** Describes a payment or webhook that could not be parsed. */
export const describeUnreadable = ({ problem }: { problem: string }): IssueText => ({
  ...mattersSentences.unreadable,
  what: mattersSentences.unreadable.what({ problem }),
})
