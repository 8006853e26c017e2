import { isCheckoutSigned } from '#integrations/razorpay/signatures.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { findAnyOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import type { Parts } from '#parts.ts'
import { requestPoll } from '#payments/webhooks/server/poll-schedule.queries.ts'
import { confirmPayment } from './confirm-payment.ts'
import { toConfirmingState, toPaymentState, type UntranslatedState } from './payment-state.ts'
import { findPayments } from './payments.queries.ts'

/** What the payment window returned. */
type Proof = { paymentId: string; providerOrderId: string; signature: string }

/** The order to verify: the customer's own, or the one of the provider order. */
type OrderSelector = { userId: number; orderId: number } | { providerOrderId: string }

type VerifyPayment = { ok: true; order: Order; state: UntranslatedState } | { ok: false }

/**
 * Verifies the result of a payment window. The signature covers the provider order id that the shop stored: it proves
 * that the pair is genuine, not that money was captured, so the payment is then read from the provider as for a
 * webhook. A forged proof changes nothing.
 */
export async function verifyPayment(
  parts: Parts,
  selector: OrderSelector,
  proof: Proof,
): Promise<VerifyPayment> {
  const order = await findOrder(parts, selector, proof.paymentId)
  if (!order || !isGenuine(parts, order.provider_order_id, proof)) {
    parts.log.warn({ wanted: selector, payment: proof.paymentId }, 'invalid payment signature')
    return { ok: false }
  }
  const confirmed = order.is_paid_by_it ? undefined : await confirmPayment(parts, order)
  const paid = confirmed?.paid
  if (paid?.payment.id === proof.paymentId)
    return { ok: true, order: paid.order, state: toPaymentState(parts.store(), paid.order, [paid.payment]) }
  return verifyStoredPayment(parts, order.id, proof.paymentId)
}

const isGenuine = ({ settings }: Parts, storedOrderId: string | null, proof: Proof) =>
  storedOrderId !== null &&
  storedOrderId === proof.providerOrderId &&
  isCheckoutSigned(
    { orderId: storedOrderId, paymentId: proof.paymentId },
    proof.signature,
    settings.razorpay.keySecret,
  )

/**
 * The result of the verification from what is stored. A payment that the provider does not report yet counts as being
 * confirmed, and its order is polled soon.
 */
async function verifyStoredPayment(parts: Parts, orderId: number, paymentId: string): Promise<VerifyPayment> {
  const { db, clock, log, store } = parts
  const order = await findAnyOrder(db, orderId)
  const payments = await findPayments(db, orderId)
  const payment = payments.find(({ id }) => id === paymentId)
  const isWrong = payment?.problem && payment.problem !== 'too_late'
  if (!order || isWrong || payment?.status === 'failed') {
    log.warn({ order: orderId, payment }, 'a payment does not match its order')
    return { ok: false }
  }
  const state = toPaymentState(store(), order, payments)
  if (payment || state.state === 'received') return { ok: true, order, state }
  await requestPoll(db, orderId, clock.now())
  return { ok: true, order, state: toConfirmingState(state, paymentId) }
}

/** The order to verify, and whether this payment has paid it already. */
const findOrder = ({ db }: Parts, selector: OrderSelector, paymentId: string) =>
  db
    .selectFrom('orders')
    .select((eb) => [
      'id',
      'provider_order_id',
      eb
        .exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .where('payments.id', '=', paymentId)
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('pays_order', '=', true),
        )
        .as('is_paid_by_it'),
    ])
    .where((eb) =>
      'orderId' in selector
        ? eb.and({ id: selector.orderId, user_id: selector.userId })
        : eb('provider_order_id', '=', selector.providerOrderId),
    )
    .executeTakeFirst()
