import { notifyCancelled } from '#operations/notifications/server/notify-refund.ts'
import { sentences as cashSentences } from '#ordering/cash-on-delivery/words/index.ts'
import { exchangeReason } from '#ordering/order-lines/server/exchanged-refund.ts'
import type { Language } from '#words/language.ts'
import { isWithoutPrice } from '../../rules/order-state.ts'
import { describeRefundReason } from './describe-refund-reason.ts'
import { type Message, type RecordedEvent, sumPaise } from './message.ts'
import { isCashOrder } from './sale-messages.ts'

/**
 * Notifies the customer of a cancelled paid order, cash order or replacement, with the amount that is refunded because of it. None for
 * an unpaid order, nor for one that is cancelled because its whole amount was refunded, about which there are other mails.
 */
export const orderCancelled: Message<'cancelled'> = async (trx, cancelled, { order, events, context }) => {
  const isSold = order.paid_at !== null || isCashOrder(order) || isWithoutPrice(order)
  if (!isSold || cancelled.details.reason === null) return
  const requested = sumPaise(events, ['refund_requested', 'refund_retried'])
  // What pays for the items of an exchange isn't returned.
  const isExchanged = cancelled.details.explanation?.reason === exchangeReason
  const paise = isExchanged ? requested - sumPaise(events, ['refund_by_hand']) : requested
  await notifyCancelled(trx, order, { paise, reason: describeReason(order.locale, cancelled) }, context)
}

/** Why the order was cancelled; empty if nobody gave a reason. */
const describeReason = (language: Language, { details }: RecordedEvent<'cancelled'>) =>
  details.reason === 'refused'
    ? cashSentences.refusedAtDoor.in(language)
    : describeRefundReason(language, details.explanation ?? { reason: '', note: '' })
