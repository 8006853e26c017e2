import type { RazorpayPayment, RazorpayRefund } from '#integrations/razorpay/protocol.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'

/**
 * A payment whose refunded amount contains only processed refunds. They are listed where the provider counts more
 * than we know.
 */
export type PaymentWithFinalRefunds = RazorpayPayment & { processedRefunds?: RazorpayRefund[] }

/** The recorded refunded sum of a payment. */
type KnownPaymentSum = { id: string; refunded_paise: Paise }

/**
 * The payments with only their processed refunds, which are read from the provider. The provider counts a refund as
 * soon as it is requested, and takes it back if it fails; processed refunds are final, so their sum only grows and
 * events may come in any order. Payments without new refunds, and those never captured, stay as they are.
 */
export async function excludePendingRefunds(
  { razorpay }: Pick<Parts, 'razorpay'>,
  payments: RazorpayPayment[],
  known: KnownPaymentSum[],
): Promise<PaymentWithFinalRefunds[]> {
  const returned = new Map(known.map(({ id, refunded_paise }) => [id, refunded_paise]))
  const result: PaymentWithFinalRefunds[] = []
  for (const payment of payments) {
    const hasNewRefunds = payment.captured && payment.amount_refunded > (returned.get(payment.id) ?? 0)
    result.push(
      hasNewRefunds ? withProcessedRefunds(payment, await razorpay.listPaymentRefunds(payment.id)) : payment,
    )
  }
  return result
}

/** The payment with only those refunds that the provider has finished. */
function withProcessedRefunds(payment: RazorpayPayment, refunds: RazorpayRefund[]): PaymentWithFinalRefunds {
  const processedRefunds = refunds.filter(({ status }) => status === 'processed')
  const amount_refunded = processedRefunds.reduce((sum, { amount }) => sum + amount, 0)
  if (amount_refunded >= payment.amount_refunded) return { ...payment, processedRefunds: processedRefunds }
  // It is less than the provider's sum, so the payment is not fully refunded.
  return { ...payment, amount_refunded, status: 'captured', processedRefunds: processedRefunds }
}
