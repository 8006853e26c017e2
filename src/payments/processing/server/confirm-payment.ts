import type { ProviderPayment } from '#integrations/payments/payment-provider.ts'
import { ProviderError } from '#integrations/payments/provider-error.ts'
import type { ProviderName } from '#integrations/payments/provider-name.ts'
import type { Parts } from '#parts.ts'
import {
  excludePendingRefunds,
  type PaymentWithFinalRefunds,
} from '#payments/refunds/server/processing/exclude-pending-refunds.ts'
import { recordUnreadablePayments } from '#payments/webhooks/server/dead-letters.queries.ts'
import { type AppliedPayments, applyPayments } from './apply-payments.ts'
import { findPayments } from './payments.queries.ts'
import { listProviderOrders } from './provider-orders.queries.ts'

type ConfirmPayment = {
  /**
   * The outcome. `no-answer`: the provider could not be reached, so nothing new is known. `refused`: the provider does
   * not know the order, so retrying does not help.
   */
  answer: 'settled' | 'no-answer' | 'refused' | 'nothing-to-ask'
  /** The order, if this call made it a paid one. */
  paid?: AppliedPayments['paid']
}

export type ProviderAnswer = ConfirmPayment['answer']

type OrderToConfirm = { id: number }

/** A capture may change the payments, so they are read again, at most this often. */
const maxRounds = 3

/**
 * Brings an order's state up to date with the provider: reads its payments, applies them, captures what is
 * authorized, and reads again. Called by the verify call, the webhook, the status page and the job; no provider call
 * is made inside a transaction.
 */
export async function confirmPayment(parts: Parts, order: OrderToConfirm): Promise<ConfirmPayment> {
  const providerOrders = await listProviderOrders(parts.db, order.id)
  if (providerOrders.length === 0) return { answer: 'nothing-to-ask' }
  try {
    for (let round = 0; round < maxRounds; round++) {
      const { payments, unreadable } = await listPaymentsOf(parts, providerOrders)
      await parts.hooks?.at?.('settle:asked')
      if (unreadable.length > 0)
        await recordUnreadablePayments(parts.db, order.id, unreadable, parts.clock.now())
      const finalPayments = await withoutPendingRefunds(parts, order, payments)
      const { capture, paid } = await applyPayments(parts, order.id, finalPayments)
      await parts.hooks?.at?.('settle:applied')
      if (!capture || !(await captureAuthorized(parts, capture))) return { answer: 'settled', paid }
    }
    return { answer: 'settled' }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    parts.log.warn({ err: error, order: order.id }, 'an order could not be checked with its payment provider')
    return { answer: isUnknownOrder(error) ? 'refused' : 'no-answer' }
  }
}

/** The payments of all these provider orders. */
async function listPaymentsOf({ payments }: Parts, providerOrders: { provider: ProviderName; id: string }[]) {
  const listed = await Promise.all(
    providerOrders.map(({ provider, id }) => payments.get(provider).listOrderPayments(id)),
  )
  return {
    payments: listed.flatMap(({ payments }) => payments),
    unreadable: listed.flatMap(({ unreadable }) => unreadable),
  }
}

/** Any other refusal is about the API keys or comes from a gateway, so it may pass. */
const isUnknownOrder = ({ kind }: ProviderError) => kind === 'refused' || kind === 'not-found'

/**
 * The payments with only those refunds that are processed. The refunds are read from the provider only where it counts
 * any; most payments have none.
 */
async function withoutPendingRefunds(
  parts: Parts,
  { id }: OrderToConfirm,
  payments: ProviderPayment[],
): Promise<PaymentWithFinalRefunds[]> {
  if (payments.every(({ refunded_paise }) => refunded_paise === 0)) return payments
  return excludePendingRefunds(parts, payments, await findPayments(parts.db, id))
}

/** Captures an authorized payment. @returns false if the provider refused; otherwise the payments must be read again */
async function captureAuthorized(
  { payments, hooks, log }: Parts,
  payment: NonNullable<AppliedPayments['capture']>,
) {
  try {
    await hooks?.at?.('settle:before-capture')
    await payments
      .get(payment.provider)
      .capturePayment(payment.provider_payment_id, { amount_paise: payment.amount_paise })
    await hooks?.at?.('settle:captured')
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.isRefusal) throw error
    log.warn({ err: error, payment: payment.id }, 'the provider refused to capture a payment')
    return false
  }
  return true
}
