import { signWebhook } from '@pasumai/razorpay-emulator'
import { describe, expect, test } from 'vitest'
import { isCheckoutSigned, isWebhookSigned } from './signatures.ts'

/** The provider's published example. */
const published = {
  secret: 'EnLs21M47BllR3X8PSFtjtbd',
  pair: { orderId: 'order_IEIaMR65cu6nz3', paymentId: 'pay_IH4NVgf4Dreq1l' },
  signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
}

describe('checkout signature', () => {
  test('is the one the provider publishes', () => {
    expect(isCheckoutSigned(published.pair, published.signature, published.secret)).toBe(true)
  })

  test.each([
    [
      'another order',
      { ...published.pair, orderId: 'order_IEIaMR65cu6nz4' },
      published.signature,
      published.secret,
    ],
    [
      'another payment',
      { ...published.pair, paymentId: 'pay_IH4NVgf4Dreq1m' },
      published.signature,
      published.secret,
    ],
    ['another secret', published.pair, published.signature, 'another'],
    ['a changed digit', published.pair, published.signature.replace('0d', '0e'), published.secret],
    ['capitals', published.pair, published.signature.toUpperCase(), published.secret],
    ['a short signature', published.pair, published.signature.slice(1), published.secret],
    ['no signature', published.pair, '', published.secret],
    ['letters of several bytes', published.pair, 'é'.repeat(32), published.secret],
  ])('is refused for %s', (_, pair, signature, secret) => {
    expect(isCheckoutSigned(pair, signature, secret)).toBe(false)
  })
})

describe('webhook signature', () => {
  const body = Buffer.from('{"event":"payment.captured","note":"முருங்கை"}')

  test('is of the bytes: the same JSON written otherwise is refused', () => {
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1))
    expect(isWebhookSigned(rewritten, signWebhook(body, 'secret'), 'secret')).toBe(false)
  })

  test.each([
    ['the new secret', 'new', true],
    ['the old secret', 'old', true],
    ['a secret that was never ours', 'foreign', false],
  ])('during a rotation, %s → %s %s', (_, secret, accepted) => {
    expect(isWebhookSigned(body, signWebhook(body, secret), ['new', 'old'])).toBe(accepted)
  })

  test('without a secret nothing is accepted', () => {
    expect(isWebhookSigned(body, signWebhook(body, ''), [])).toBe(false)
  })
})
