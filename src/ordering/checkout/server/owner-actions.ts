import type { FastifyRequest } from 'fastify'
import { refuse } from '#http/calls/refusal.ts'
import type { OrderOwner } from '#ordering/buyers/server/order-owner.ts'
import { sentences as cashSentences } from '#ordering/cash-on-delivery/words/index.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import type { Actor } from '#ordering/orders/server/states/record-order-event.ts'
import type { Parts } from '#parts.ts'
import { cancelOwnOrder } from '#payments/cancelling/server/cancel-own-order.ts'
import { refreshPaymentState } from '#payments/processing/server/payment-state.ts'
import { withProviderDeadline } from '#payments/processing/server/provider-deadline.ts'
import { startPayment } from '#payments/processing/server/start-payment.ts'
import { verifyPayment } from '#payments/processing/server/verify-payment.ts'
import { readOrderOrigin } from '#people/security/server/read-order-origin.ts'
import { type Language, pathIn } from '#words/language.ts'
import { paymentSentences, sentences } from '../words/index.ts'
import { refuseStartPayment, verificationFailed } from './refusals.ts'

/*
 * The answers to calls that act on the caller's own order: the same for customers and for guests, who prove with the
 * order's link that it is theirs.
 */

type OwnOrder = OrderOwner & { orderId: number }

/** @param call `by`: the customer, if they are logged in */
export async function answerCancel(
  parts: Parts,
  own: OwnOrder,
  { request, language, by }: { request: FastifyRequest; language: Language; by?: Actor | undefined },
) {
  const from = await readOrderOrigin(parts, request)
  const cancelled = await cancelOwnOrder(withProviderDeadline(parts), { ...own, from, by })
  if (cancelled.ok) {
    const { paidCancelled, cancelled: unpaidCancelled } = paymentSentences
    return { message: (cancelled.refunded ? paidCancelled : unpaidCancelled).in(language) }
  }
  if (cancelled.reason === 'NOT_REFUNDABLE')
    return refuse(409, 'NOT_CANCELLED', paymentSentences.notCancelledHere)
  if (cancelled.reason === 'PACKED') return refuse(409, 'ALREADY_PACKED', cashSentences.packedAlready)
  return cancelled.reason === 'NO_SUCH_ORDER'
    ? noSuchOrder()
    : refuse(409, 'ALREADY_PAID', sentences.paidCannotBeCancelled)
}

/** @param returnQuery what the URL for in-app browsers names: the order, and a guest's key */
export async function answerStartPayment(
  parts: Parts,
  own: OwnOrder & { addressId?: number | undefined },
  { language, returnQuery }: { language: Language; returnQuery: Record<string, string> },
) {
  const started = await startPayment(withProviderDeadline(parts), own)
  if (!started.ok) return refuseStartPayment(parts, started)
  const { paymentOrder } = started
  const description = paymentSentences.inWindow({ id: paymentOrder.order_id }).in(language)
  const back = pathIn(language, `/api/payment/return?${new URLSearchParams(returnQuery)}`)
  return { ...paymentOrder, description, callback_url: parts.settings.publicUrl + back }
}

/** @param sent the fields that the payment window returned, named as its provider names them */
export async function answerVerify(
  parts: Parts,
  own: OwnOrder,
  sent: Record<string, unknown>,
  language: Language,
) {
  const proof = parts.payments.readProof(sent)
  const verified = proof && (await verifyPayment(withProviderDeadline(parts), proof, own))
  if (!verified?.ok) return verificationFailed()
  const { state, sentence } = verified.state
  if (state !== 'received' && state !== 'confirming')
    return refuse(409, 'PAYMENT_RETURNING', sentence, { more: { state } })
  const message = (state === 'received' ? paymentSentences.successful : sentence).in(language)
  return { message, state, order: verified.order }
}

export async function answerPaymentState(parts: Parts, own: OwnOrder, language: Language) {
  const paymentStatus = await refreshPaymentState(withProviderDeadline(parts), own)
  if (!paymentStatus) return noSuchOrder()
  const { sentence, ...state } = paymentStatus
  return { ...state, message: sentence.in(language) }
}
