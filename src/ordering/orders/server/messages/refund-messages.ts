import {
  notifyExchanged,
  notifyRefunded,
  notifyRefundedByHand,
  prepareRefundMail,
  refundMailKey,
  releaseRefundMail,
  withdrawRefundMail,
} from '#operations/notifications/server/notify-refund.ts'
import { moneyStateSentences } from '#ordering/checkout/words/index.ts'
import type { Language } from '#words/language.ts'
import { describeRefundReason } from './describe-refund-reason.ts'
import { type Message, sumPaise } from './message.ts'
import { describeRefundContents } from './refund-contents.queries.ts'
import { findRefund, sumRefundedElsewhere } from './refund-facts.queries.ts'

/**
 * Prepares the mail about a refund when it is requested, because its reason is known then. It goes out once the provider
 * has processed the refund. A refund that was made by hand at once has a mail of its own.
 */
export const preparedRefundMail: Message<'refund_requested'> = async (
  trx,
  { details },
  { order, context },
) => {
  const refund = await findRefund(trx, details.refund)
  const mail = { key: refundMailKey(refund.id), paise: details.paise }
  if (refund.source === 'shop') {
    const reason = describeAutomaticRefund(order.locale, refund)
    if (reason) await prepareRefundMail(trx, order, { ...mail, reason }, context)
  } else if (refund.status !== 'by_hand') {
    const reason = describeRefundReason(order.locale, refund)
    const refundedFor = await describeRefundContents(trx, refund.id, order.locale)
    await prepareRefundMail(trx, order, { ...mail, reason, refundedFor }, context)
  }
}

const isKnownReason = (reason: string): reason is keyof typeof moneyStateSentences.goesBack =>
  reason in moneyStateSentences.goesBack

/**
 * Why a payment that pays no order is refunded. Undefined, because its customer is not mailed, for one in another
 * currency, which the mail cannot show, and for one of another order, whose payer is not known.
 */
const describeAutomaticRefund = (
  language: Language,
  { reason, currency }: { reason: string; currency: string },
) =>
  currency === 'INR' && isKnownReason(reason) ? moneyStateSentences.goesBack[reason].in(language) : undefined

export const refundMailReleased: Message<'refund_processed'> = (trx, { details }, { context }) =>
  releaseRefundMail(trx, refundMailKey(details.refund), context.now)

export const refundMailWithdrawn: Message<'refund_dismissed'> = (trx, { details }) =>
  withdrawRefundMail(trx, refundMailKey(details.refund))

export const orderRefundedByHand: Message<'refund_by_hand'> = async (
  trx,
  { details },
  { order, context },
) => {
  const refund = await findRefund(trx, details.refund)
  if (refund.pays_order !== null) {
    const refundedFor = await describeRefundContents(trx, refund.id, order.locale)
    const exchange = {
      key: refundMailKey(refund.id),
      paise: details.paise,
      refundedFor,
      newOrder: refund.pays_order,
    }
    return notifyExchanged(trx, order, exchange, context)
  }
  const reason =
    refund.source === 'shop'
      ? describeAutomaticRefund(order.locale, refund)
      : describeRefundReason(order.locale, refund)
  if (reason === undefined) return
  const mail = {
    key: refundMailKey(refund.id),
    paise: details.paise,
    reason,
    refundedFor: await describeRefundContents(trx, refund.id, order.locale),
  }
  await notifyRefundedByHand(trx, order, mail, context)
}

/** One mail about all refunds that were found at the provider together; they have no reason. */
export const orderRefundedAtProvider: Message<'refunded_at_provider'> = async (
  trx,
  _refunded,
  { order, events, context },
) => {
  const key = `elsewhere-${order.id}-${await sumRefundedElsewhere(trx, order.id)}`
  const paise = sumPaise(events, ['refunded_at_provider'])
  await notifyRefunded(trx, order, { key, paise, reason: '' }, context)
}
