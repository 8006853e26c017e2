import type { ProviderPayment } from '#integrations/payments/payment-provider.ts'

/** A payment of ₹320 as the provider reports it, captured unless another status is given. */
export const providerPayment = (payment: Partial<ProviderPayment> = {}): ProviderPayment => ({
  provider: 'razorpay',
  id: 'pay_1',
  provider_order_id: 'order_1',
  amount_paise: 32_000,
  currency: 'INR',
  status: 'captured',
  method: 'upi',
  refunded_paise: 0,
  captured: payment.status === undefined || payment.status === 'captured',
  contact: null,
  created_at: new Date(1_750_000_000_000),
  ...payment,
})
