import { isRefundPending, type ProviderRefund } from '#integrations/payments/payment-provider.ts'
import { ProviderError } from '#integrations/payments/provider-error.ts'
import type { ProviderName } from '#integrations/payments/provider-name.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'

/**
 * What the provider reports about the refunds of a payment. `paise`: what it has not refunded yet. `refunds`: all that
 * did not fail. `latestRefund`: a pending one if there is any, otherwise the newest processed one.
 */
export type ProviderRefundState = {
  paise: Paise
  latestRefund: ProviderRefund | undefined
  refunds: ProviderRefund[]
}

/**
 * Reads from the provider what is left of a payment, and its refunds, whoever made them. Undefined if a call to the
 * provider fails, for whatever reason.
 */
export async function fetchProviderRefundState(
  { payments }: Pick<Parts, 'payments'>,
  { provider, provider_payment_id: paymentId }: { provider: ProviderName; provider_payment_id: string },
): Promise<ProviderRefundState | undefined> {
  try {
    const { amount_paise, refunded_paise } = await payments.get(provider).fetchPayment(paymentId)
    const refunds = await payments.get(provider).listPaymentRefunds(paymentId)
    const notFailed = refunds.filter(({ status }) => status !== 'failed')
    return {
      paise: amount_paise - refunded_paise,
      latestRefund: notFailed.find(isRefundPending) ?? notFailed[0],
      refunds: notFailed,
    }
  } catch (error) {
    if (error instanceof ProviderError) return undefined
    throw error
  }
}
