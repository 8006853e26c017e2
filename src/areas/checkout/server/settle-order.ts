import { RazorpayError } from '../../../integrations/razorpay/razorpay-error.ts'
import type { Parts } from '../../../parts.ts'
import { type Applied, applyPayments } from './apply-payments.ts'

type Settled = {
  /** What asking came to. `no-answer`: the provider could not be asked, so nothing is known that was not before. */
  answer: 'settled' | 'no-answer' | 'nothing-to-ask'
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
      const payments = await parts.razorpay.listOrderPayments(order.provider_order_id)
      await parts.hooks?.at?.('settle:asked')
      const { capture, paid } = await applyPayments(parts, order.id, payments)
      await parts.hooks?.at?.('settle:applied')
      if (!capture || !(await takeMoney(parts, capture))) return { answer: 'settled', paid }
    }
    return { answer: 'settled' }
  } catch (error) {
    if (!(error instanceof RazorpayError)) throw error
    parts.log.warn({ err: error, order: order.id }, 'the provider could not be asked about an order')
    return { answer: 'no-answer' }
  }
}

/** @returns whether there is something new to read */
async function takeMoney({ razorpay, hooks, log }: Parts, payment: NonNullable<Applied['capture']>) {
  try {
    await hooks?.at?.('settle:before-capture')
    await razorpay.capturePayment(payment.id, { amount_paise: payment.amount_paise })
    await hooks?.at?.('settle:captured')
  } catch (error) {
    if (!(error instanceof RazorpayError) || error.kind !== 'refused') throw error
    log.warn({ err: error, payment: payment.id }, 'the provider refused to capture a payment')
    return false
  }
  return true
}
