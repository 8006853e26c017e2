import type { RazorpayPayment } from '#integrations/razorpay/protocol.ts'
import { RazorpayError } from '#integrations/razorpay/razorpay-error.ts'
import type { Parts } from '#parts.ts'
import {
  type CertainPayment,
  leaveOutPendingReturns,
} from '#payments/refunds/server/processing/leave-out-pending-returns.ts'
import { keepUnreadablePayments } from '#payments/webhooks/server/unreadable-news.queries.ts'
import { type Applied, applyPayments } from './apply-payments.ts'
import { findPayments } from './payments.queries.ts'

type Settled = {
  /**
   * What asking came to. `no-answer`: the provider could not be asked, so nothing is known that was not before.
   * `refused`: it says that it does not know the order, and will say so again.
   */
  answer: 'settled' | 'no-answer' | 'refused' | 'nothing-to-ask'
  /** The order, if this call made it a paid one. */
  paid?: Applied['paid']
}

/** An order of ours and the provider's order of it, which never changes once there is one. */
type AskedOrder = { id: number; provider_order_id: string | null }

/** Capturing may answer with news, which is settled in its turn. */
const mostRounds = 3

/**
 * Brings an order's state up to the provider's truth: reads its payments, applies them, captures what waits for it and
 * looks again. Called by verify, webhook, status page and job alike; nothing is awaited inside a transaction.
 */
export async function settleOrder(parts: Parts, order: AskedOrder): Promise<Settled> {
  if (order.provider_order_id === null) return { answer: 'nothing-to-ask' }
  try {
    for (let round = 0; round < mostRounds; round++) {
      const { payments, unreadable } = await parts.razorpay.listOrderPayments(order.provider_order_id)
      await parts.hooks?.at?.('settle:asked')
      if (unreadable.length > 0)
        await keepUnreadablePayments(parts.db, order.id, unreadable, parts.clock.now())
      const certain = await onlyCertain(parts, order, payments)
      const { capture, paid } = await applyPayments(parts, order.id, certain)
      await parts.hooks?.at?.('settle:applied')
      if (!capture || !(await takeMoney(parts, capture))) return { answer: 'settled', paid }
    }
    return { answer: 'settled' }
  } catch (error) {
    if (!(error instanceof RazorpayError)) throw error
    parts.log.warn({ err: error, order: order.id }, 'an order could not be checked with Razorpay')
    return { answer: isUnknown(error) ? 'refused' : 'no-answer' }
  }
}

/** Other refusals are about the shop's keys, or come from a gateway before the provider, and pass. */
const isUnknown = ({ status }: RazorpayError) => status === 400 || status === 404

/** Most payments have nothing returned: of those nothing more is read. */
async function onlyCertain(
  parts: Parts,
  { id }: AskedOrder,
  payments: RazorpayPayment[],
): Promise<CertainPayment[]> {
  if (payments.every(({ amount_refunded }) => amount_refunded === 0)) return payments
  return leaveOutPendingReturns(parts, payments, await findPayments(parts.db, id))
}

/** @returns whether there is something new to read */
async function takeMoney({ razorpay, hooks, log }: Parts, payment: NonNullable<Applied['capture']>) {
  try {
    await hooks?.at?.('settle:before-capture')
    await razorpay.capturePayment(payment.id, { amount_paise: payment.amount_paise })
    await hooks?.at?.('settle:captured')
  } catch (error) {
    if (!(error instanceof RazorpayError) || error.kind !== 'refused') throw error
    log.warn({ err: error, payment: payment.id }, 'Razorpay refused to capture a payment')
    return false
  }
  return true
}
