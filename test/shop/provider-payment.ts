import type { RazorpayPayment } from '#integrations/razorpay/protocol.ts'

/** A payment of ₹320 as the provider reports it, captured unless another status is given. */
export const providerPayment = (payment: Partial<RazorpayPayment> = {}): RazorpayPayment => ({
  id: 'pay_1',
  amount: 32_000,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_1',
  method: 'upi',
  amount_refunded: 0,
  captured: payment.status === undefined || payment.status === 'captured',
  notes: {},
  created_at: 1_750_000_000,
  ...payment,
})
