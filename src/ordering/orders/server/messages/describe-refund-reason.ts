import { exchangeReason } from '#ordering/order-lines/server/exchanged-refund.ts'
import { refundReasons } from '#payments/refunds/contract.ts'
import { sentences } from '#payments/refunds/words/index.ts'
import type { Language } from '#words/language.ts'

/** The merchant's reason for a refund in the customer's language; empty if none was given. */
export function describeRefundReason(language: Language, { reason, note }: { reason: string; note: string }) {
  if (reason === exchangeReason) return sentences.exchanged.in(language)
  const known = refundReasons.find((each) => each === reason)
  return [known && sentences.reasons[known].in(language), note].filter(Boolean).join('. ')
}
