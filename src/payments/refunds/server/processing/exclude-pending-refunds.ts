import type { ProviderPayment, ProviderRefund } from '#integrations/payments/payment-provider.ts'
import type { Parts } from '#parts.ts'
import { storedIdOf } from '#payments/processing/server/stored-id.ts'
import type { Paise } from '#values/money/money.ts'

/**
 * A payment whose refunded amount contains only processed refunds. They are listed where the provider counts more
 * than we know.
 */
export type PaymentWithFinalRefunds = ProviderPayment & { processedRefunds?: ProviderRefund[] }

/** The recorded refunded sum of a payment. */
type KnownPaymentSum = { id: string; refunded_paise: Paise }

/**
 * The payments with only their processed refunds, which are read from the provider. The provider counts a refund as
 * soon as it is requested, and takes it back if it fails; processed refunds are final, so their sum only grows and
 * events may come in any order. Payments without new refunds, and those never captured, stay as they are.
 */
export async function excludePendingRefunds(
  { payments: providers }: Pick<Parts, 'payments'>,
  payments: ProviderPayment[],
  known: KnownPaymentSum[],
): Promise<PaymentWithFinalRefunds[]> {
  const returned = new Map(known.map(({ id, refunded_paise }) => [id, refunded_paise]))
  const result: PaymentWithFinalRefunds[] = []
  for (const payment of payments) {
    const hasNewRefunds =
      payment.captured && payment.refunded_paise > (returned.get(storedIdOf(payment)) ?? 0)
    result.push(
      hasNewRefunds
        ? withProcessedRefunds(payment, await providers.get(payment.provider).listPaymentRefunds(payment.id))
        : payment,
    )
  }
  return result
}

/** The payment with only those refunds that the provider has finished. */
function withProcessedRefunds(payment: ProviderPayment, refunds: ProviderRefund[]): PaymentWithFinalRefunds {
  const processedRefunds = refunds.filter(({ status }) => status === 'processed')
  const refunded_paise = processedRefunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0)
  if (refunded_paise >= payment.refunded_paise) return { ...payment, processedRefunds }
  // It is less than the provider's sum, so the payment is not fully refunded.
  return { ...payment, refunded_paise, status: 'captured', processedRefunds }
}
