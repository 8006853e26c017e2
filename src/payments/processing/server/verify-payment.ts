import type { PaymentProof } from '#integrations/payments/payment-provider.ts'
import { isOwnedBy, type OrderOwner } from '#ordering/buyers/server/order-owner.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { findAnyOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import type { Parts } from '#parts.ts'
import { requestPoll } from '#payments/webhooks/server/poll-schedule.queries.ts'
import { confirmPayment } from './confirm-payment.ts'
import { toConfirmingState, toPaymentState, type UntranslatedState } from './payment-state.ts'
import { findPayments } from './payments.queries.ts'
import { storedIdOf } from './stored-id.ts'

/** Who must own the order, and its id. */
type Owner = OrderOwner & { orderId: number }

type VerifyPayment = { ok: true; order: Order; state: UntranslatedState } | { ok: false }

/**
 * Verifies the result of a payment window. The signature covers a provider order id that the shop stored: it proves
 * that the pair is genuine, not that money was captured, so the payment is then read from the provider as for a
 * webhook. A forged proof changes nothing.
 */
export async function verifyPayment(
  parts: Parts,
  proof: PaymentProof,
  owner?: Owner,
): Promise<VerifyPayment> {
  const order = await findOrder(parts, proof, owner)
  if (!order || !parts.payments.get(proof.provider).isProofGenuine(proof)) {
    parts.log.warn({ wanted: owner?.orderId, payment: proof.paymentId }, 'invalid payment signature')
    return { ok: false }
  }
  const confirmed = order.is_paid_by_it ? undefined : await confirmPayment(parts, order)
  const paid = confirmed?.paid
  const paymentId = storedIdOf({ provider: proof.provider, id: proof.paymentId })
  if (paid?.payment.id === paymentId)
    return { ok: true, order: paid.order, state: toPaymentState(parts.store(), paid.order, [paid.payment]) }
  return verifyStoredPayment(parts, order, paymentId)
}

/**
 * The result of the verification from what is stored. A payment that the provider does not report yet counts as being
 * confirmed, and its order is polled soon.
 */
async function verifyStoredPayment(
  parts: Parts,
  { id: orderId, replaced_at }: { id: number; replaced_at: Date | null },
  paymentId: string,
): Promise<VerifyPayment> {
  const { db, clock, log, store } = parts
  const order = await findAnyOrder(db, orderId)
  const payments = await findPayments(db, orderId)
  const payment = payments.find(({ id }) => id === paymentId)
  // A window that was opened before the order's price changed was paid in good faith.
  const paidInGoodFaith = payment?.problem === 'too_late' || replaced_at !== null
  const isWrong = payment?.problem && !paidInGoodFaith
  if (!order || isWrong || payment?.status === 'failed') {
    log.warn({ order: orderId, payment }, 'a payment does not match its order')
    return { ok: false }
  }
  const state = toPaymentState(store(), order, payments)
  if (payment || state.state === 'received') return { ok: true, order, state }
  await requestPoll(db, orderId, clock.now())
  return { ok: true, order, state: toConfirmingState(state, paymentId) }
}

/** The order of the proof's provider order, and whether this payment has paid it already. */
function findOrder(
  { db }: Parts,
  { provider, paymentId, providerOrderId }: PaymentProof,
  owner: Owner | undefined,
) {
  const orders = db
    .selectFrom('orders')
    .innerJoin('provider_orders', 'provider_orders.order_id', 'orders.id')
    .select((eb) => [
      'orders.id',
      'replaced_at',
      eb
        .exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .where('payments.id', '=', storedIdOf({ provider, id: paymentId }))
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('pays_order', '=', true),
        )
        .as('is_paid_by_it'),
    ])
    .where('provider_orders.provider', '=', provider)
    .where('provider_orders.provider_order_id', '=', providerOrderId)
  const ofOwner = owner ? orders.where('orders.id', '=', owner.orderId).where(isOwnedBy(owner)) : orders
  return ofOwner.executeTakeFirst()
}
