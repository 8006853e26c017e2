import { describe, expect, test } from 'vitest'
import type { ProviderPayment } from '#integrations/payments/payment-provider.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

type ProviderWithPayment = ProviderUnderTest & { order: { id: string }; payment: ProviderPayment }

/** The part of a provider's contract that is about its webhooks. */
export function describeWebhookContract(name: string, openWithPayment: () => Promise<ProviderWithPayment>) {
  describe(`${name}: webhooks`, () => {
    /** A provider, and how it signs a webhook. */
    async function openWithWebhooks() {
      const { signedWebhook, sentWebhooks, ...provider } = await openWithPayment()
      if (!signedWebhook || !sentWebhooks) throw new Error('the test cannot sign webhooks')
      return { ...provider, signedWebhook, sentWebhooks }
    }

    test('a webhook says which order and payment to read', async () => {
      const { adapter, order, payment, signedWebhook, sentWebhooks } = await openWithWebhooks()
      const bodies = await sentWebhooks()
      expect(bodies.length).toBeGreaterThan(0)
      const ids = { provider: adapter.name, providerOrderId: order.id, paymentId: payment.id }
      for (const body of bodies)
        expect(adapter.readWebhook(signedWebhook(body))).toMatchObject({
          ok: true,
          event: { ...ids, isAboutRefund: false },
        })
    })

    test('a webhook with another body or signature than the provider’s is refused', async () => {
      const { adapter, signedWebhook, sentWebhooks } = await openWithWebhooks()
      const [body = ''] = await sentWebhooks()
      const signed = signedWebhook(body)
      const changed = { ...signed, body: Buffer.from(`${body} `) }
      const unsigned = { headers: {}, body: signed.body }
      const otherwise = { ...signedWebhook('{}'), body: signed.body }
      for (const forged of [changed, unsigned, otherwise])
        expect(adapter.readWebhook(forged)).toMatchObject({ ok: false })
    })

    test('a signed webhook is accepted whatever it contains, and little of it is kept', async () => {
      const { adapter, signedWebhook } = await openWithWebhooks()
      const long = 'x'.repeat(1_000_000)
      const huge = JSON.stringify({ event: long, payload: { payment: { entity: { id: long } } } })
      for (const body of ['', 'garbage', '[]', '{"event":7}', long, huge]) {
        const reading = adapter.readWebhook(signedWebhook(body))
        expect(reading).toMatchObject({ ok: true })
        expect(JSON.stringify(reading).length).toBeLessThan(1_000)
      }
    })
  })
}
