import type { Parts } from '#parts.ts'
import type { ProviderAnswer } from '#payments/processing/server/confirm-payment.ts'
import { hasPendingPayment } from '#payments/processing/server/has-pending-payment.ts'
import { pollOrders } from '#payments/webhooks/server/poll-payments.ts'
import { claimExpiredOrder } from '#payments/webhooks/server/poll-schedule.queries.ts'
import { hourMs } from '#values/time/durations.ts'
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts'

/** An unpaid order with the end of its reservation. */
type ReservedOrder = { id: number; hold_expires_at: Date }

/** After this long without an answer from the provider, an expired reservation is released all the same. */
const maxProviderSilenceMs = 6 * hourMs

/**
 * Polls the provider about unpaid orders whose reservation has expired, and cancels those that are not paid. One that
 * has to wait, for a pending payment or for the provider's answer, is due again at its next poll.
 * @returns how many orders were polled
 */
export const expireUnpaidOrders = (parts: Parts): Promise<number> =>
  pollOrders(parts, {
    claim: claimExpiredOrder,
    onAnswer: (order, answer) => expireReservation(parts, order, answer),
  })

/**
 * Cancels an unpaid order whose reservation has expired (decision B9) and returns its stock. The provider was polled
 * just before; its answer decides how much longer the order may wait.
 */
export async function expireReservation(parts: Parts, order: ReservedOrder, answer: ProviderAnswer) {
  if (await canCancelExpired(parts, order, answer)) await cancelUnpaidOrder(parts, order.id, 'hold_expired')
}

/**
 * Whether the reservation has expired and the order need not wait any longer: no payment is pending, and the provider
 * has answered or did not for hours.
 */
async function canCancelExpired(parts: Parts, order: ReservedOrder, answer: ProviderAnswer) {
  const overdueMs = parts.clock.now().getTime() - order.hold_expires_at.getTime()
  if (overdueMs < 0) return false
  if ((answer === 'no-answer' || answer === 'refused') && overdueMs < maxProviderSilenceMs) return false
  if (await hasPendingPayment(parts, order)) return false
  await parts.hooks?.at?.('expire:asked')
  return true
}
