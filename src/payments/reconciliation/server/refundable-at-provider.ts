import { isRefundPending, type RazorpayRefund } from '#integrations/razorpay/protocol.ts'
import { RazorpayError } from '#integrations/razorpay/razorpay-error.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'

/**
 * `refunds`: all that did not fail. `latestRefund`: a pending one if there is any, otherwise the newest processed
 * one.
 */
export type RefundableAtProvider = {
  paise: Paise
  latestRefund: RazorpayRefund | undefined
  refunds: RazorpayRefund[]
}

/**
 * What the provider has not refunded of a payment yet, whoever made the refunds. Undefined when the provider does not
 * answer.
 */
export async function fetchRefundableAtProvider(
  { razorpay }: Pick<Parts, 'razorpay'>,
  paymentId: string,
): Promise<RefundableAtProvider | undefined> {
  try {
    const { amount, amount_refunded } = await razorpay.fetchPayment(paymentId)
    const refunds = await razorpay.listPaymentRefunds(paymentId)
    const notFailed = refunds.filter(({ status }) => status !== 'failed')
    return {
      paise: amount - amount_refunded,
      latestRefund: notFailed.find(isRefundPending) ?? notFailed[0],
      refunds: notFailed,
    }
  } catch (error) {
    if (error instanceof RazorpayError) return undefined
    throw error
  }
}
