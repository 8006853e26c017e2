import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import {
  notifyCancelled,
  prepareRefundMail,
  refundMailKey,
} from '#operations/notifications/server/notify-refund.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { Language } from '#words/language.ts'
import { type RefundInput, refundReasons } from '../contract.ts'
import { sentences } from '../words/index.ts'
import type { RefundBreakdown } from './quote-refund.ts'
import { describeRefundContents } from './refund-contents.queries.ts'

type RequestedRefund = { refund: number | null; breakdown: RefundBreakdown; input: RefundInput }

/**
 * Mails a cancellation at once. The refund mail is written now, with its reason, and released when the provider has
 * processed the refund.
 */
export async function writeRefundMails(
  trx: Transaction<Database>,
  order: LockedOrder,
  { refund, breakdown: { paise, cancels }, input }: RequestedRefund,
  mailContext: { store: StoreSettings; now: Date },
) {
  const reason = describeReason(order.locale, input)
  if (cancels) await notifyCancelled(trx, order, { paise, reason }, mailContext)
  if (refund === null) return
  const refundedFor = await describeRefundContents(trx, refund, order.locale)
  await prepareRefundMail(trx, order, { key: refundMailKey(refund), paise, reason, refundedFor }, mailContext)
}

/** The reason of a refund in the customer's language; empty if none was given. */
export function describeReason(language: Language, { reason, note }: { reason: string; note: string }) {
  const known = refundReasons.find((each) => each === reason)
  return [known && sentences.reasons[known].in(language), note].filter(Boolean).join('. ')
}
