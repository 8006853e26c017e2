import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js'
import { expect, test } from 'vitest'
import { signCheckout, signWebhook } from './signatures.ts'

test('the checkout signature is the one the provider publishes', () => {
  const pair = { orderId: 'order_IEIaMR65cu6nz3', paymentId: 'pay_IH4NVgf4Dreq1l' }
  expect(signCheckout(pair, 'EnLs21M47BllR3X8PSFtjtbd')).toBe(
    '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  )
})

test('the checkout signature is accepted by the provider’s own package', () => {
  const pair = { orderId: 'order_00000000000001', paymentId: 'pay_00000000000001' }
  const ids = { order_id: pair.orderId, payment_id: pair.paymentId }
  expect(validatePaymentVerification(ids, signCheckout(pair, 'secret'), 'secret')).toBe(true)
})

test('the webhook signature is accepted by the provider’s own package', () => {
  const body = Buffer.from('{"event":"payment.captured","note":"முருங்கை"}')
  expect(validateWebhookSignature(body.toString(), signWebhook(body, 'secret'), 'secret')).toBe(true)
})
