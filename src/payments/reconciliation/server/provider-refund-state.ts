import { isRefundPending, type RazorpayRefund } from '#integrations/razorpay/protocol.ts'
import { RazorpayError } from '#integrations/razorpay/razorpay-error.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'

/**
 * What the provider reports about the refunds of a payment. `paise`: what it has not refunded yet. `refunds`: all that
 * did not fail. `latestRefund`: a pending one if there is any, otherwise the newest processed one.
 */
export type ProviderRefundState = {
  paise: Paise
  latestRefund: RazorpayRefund | undefined
  refunds: RazorpayRefund[]
}

/**
 * Reads from the provider what is left of a payment, and its refunds, whoever made them. Undefined if a call to the
 * provider fails, for whatever reason.
 */
export async function fetchProviderRefundState(
  { razorpay }: Pick<Parts, 'razorpay'>,
  paymentId: string,
): Promise<ProviderRefundState | undefined> {
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
