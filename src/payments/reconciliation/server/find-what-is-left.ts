import { isPending, type RazorpayRefund } from '#integrations/razorpay/protocol.ts'
import { RazorpayError } from '#integrations/razorpay/razorpay-error.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'

/** `refunds` are those that did not fail, and `by` is a refund that returned money of it, one still on its way before one that has arrived. */
export type Left = { paise: Paise; by: RazorpayRefund | undefined; refunds: RazorpayRefund[] }

/**
 * How much of a payment has not been returned yet, whoever returned the rest: the provider itself, or the merchant in its
 * dashboard. Nothing when the provider does not answer.
 */
export async function findWhatIsLeft(
  { razorpay }: Pick<Parts, 'razorpay'>,
  paymentId: string,
): Promise<Left | undefined> {
  try {
    const { amount, amount_refunded } = await razorpay.fetchPayment(paymentId)
    const refunds = await razorpay.listPaymentRefunds(paymentId)
    const good = refunds.filter(({ status }) => status !== 'failed')
    return {
      paise: amount - amount_refunded,
      by: good.find(isPending) ?? good[0],
      refunds: good,
    }
  } catch (error) {
    if (error instanceof RazorpayError) return undefined
    throw error
  }
}
