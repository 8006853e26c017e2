import { signCheckout, signWebhook } from '@pasumai/razorpay-emulator'
import { testKeys } from '@pasumai/razorpay-emulator/testing/in-memory'
import { onTestFinished } from 'vitest'
import { createCashOnDelivery } from '#integrations/payments/cash-on-delivery/cash-on-delivery.ts'
import { createDecliningProvider } from '#test/shop/declining-provider.ts'
import { createInMemoryProvider } from '#test/shop/in-memory-provider.ts'
import { describeProviderContract } from './provider-contract.ts'

describeProviderContract(
  'Razorpay',
  { outcome: 'captures', sendsWebhooks: true, isRemote: true },
  async () => {
    const emulator = await createInMemoryProvider()
    onTestFinished(() => emulator.close())
    const wait = async () => {}
    const broken = (effect: 'cut' | 'time-out' | 'rate-limit') => {
      emulator.faults.add({ on: 'call', effect, times: 1000 })
      return emulator.adapter({ wait, timeoutSeconds: 0.02 })
    }
    return {
      adapter: emulator.adapter({ wait }),
      now: () => emulator.clock.now(),
      attempt: (orderId) => {
        const { id: paymentId } = emulator.pay(orderId)
        return {
          razorpay_order_id: orderId,
          razorpay_payment_id: paymentId,
          razorpay_signature: signCheckout({ orderId, paymentId }, testKeys.keySecret),
        }
      },
      signedWebhook: (body) => ({
        headers: { 'x-razorpay-signature': signWebhook(body, testKeys.webhookSecret) },
        body: Buffer.from(body),
      }),
      sentWebhooks: async () => {
        await emulator.webhooks.flush()
        await emulator.idle()
        return emulator.received.map(({ body }) => body)
      },
      failing: {
        unreachable: () => broken('cut'),
        slow: () => broken('time-out'),
        refusingKeys: () => emulator.adapter({ wait, keySecret: 'wrong' }),
        busy: () => broken('rate-limit'),
      },
    }
  },
)

describeProviderContract('A provider that declines every payment', { outcome: 'declines' }, async () => {
  const now = () => new Date('2026-06-15T06:00:00Z')
  return { ...createDecliningProvider(now), now }
})

describeProviderContract('Cash on delivery', { outcome: 'collects nothing' }, async () => {
  const now = () => new Date('2026-06-15T06:00:00Z')
  return { adapter: createCashOnDelivery(now), now }
})
