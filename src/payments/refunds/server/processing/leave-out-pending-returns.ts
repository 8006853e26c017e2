import type { RazorpayPayment, RazorpayRefund } from '#integrations/razorpay/protocol.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'

/** A payment of which only what has arrived counts as returned; its refunds are listed where more was returned than we knew. */
export type CertainPayment = RazorpayPayment & { arrived?: RazorpayRefund[] }

/** What we know already of how much was returned of a payment. */
type Known = { id: string; refunded_paise: Paise }

/**
 * Payments with only what has been returned of them for good. The provider counts a refund from the moment it is asked
 * for, and takes it back when it fails: then the money is the shop's again. One that was processed stays, so that sums
 * of those only grow, and news may come in any order. A payment of which no more is returned than we know is left as
 * it is, and so is one that was never captured, which the provider let go by itself.
 */
export async function leaveOutPendingReturns(
  { razorpay }: Pick<Parts, 'razorpay'>,
  payments: RazorpayPayment[],
  known: Known[],
): Promise<CertainPayment[]> {
  const returned = new Map(known.map(({ id, refunded_paise }) => [id, refunded_paise]))
  const certain: CertainPayment[] = []
  for (const payment of payments) {
    const isNews = payment.captured && payment.amount_refunded > (returned.get(payment.id) ?? 0)
    certain.push(isNews ? withWhatArrived(payment, await razorpay.listPaymentRefunds(payment.id)) : payment)
  }
  return certain
}

function withWhatArrived(payment: RazorpayPayment, refunds: RazorpayRefund[]): CertainPayment {
  const arrived = refunds.filter(({ status }) => status === 'processed')
  const amount_refunded = arrived.reduce((sum, { amount }) => sum + amount, 0)
  if (amount_refunded >= payment.amount_refunded) return { ...payment, arrived }
  // Less than the provider counts is less than the whole.
  return { ...payment, amount_refunded, status: 'captured', arrived }
}
