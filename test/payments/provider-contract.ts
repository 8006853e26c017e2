import { describe, expect, test } from 'vitest'
import type { ProviderPayment } from '#integrations/payments/payment-provider.ts'
import type { ProviderErrorKind } from '#integrations/payments/provider-error.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import { describeWebhookContract } from './webhook-contract.ts'

type Expected = {
  /** What becomes of a shopper's attempt to pay. */
  outcome: 'captures' | 'declines' | 'collects nothing'
  sendsWebhooks?: boolean
  /** The provider is called over a network, so calls can fail. */
  isRemote?: boolean
}

const amount_paise = 45_050
const minute = 60_000

/**
 * The contract that the adapter of every payment provider keeps. What a provider lacks according to its capabilities, it
 * must lack indeed.
 */
export function describeProviderContract(
  name: string,
  { outcome, sendsWebhooks = false, isRemote = false }: Expected,
  open: () => Promise<ProviderUnderTest>,
) {
  /** A provider with an order, and a way to pay it. */
  async function openWithOrder() {
    const provider = await open()
    const order = await provider.adapter.ensureOrder({ receipt: 'shop-1', amount_paise })
    const pay = () => provider.adapter.readProof(provider.attempt?.(order.id) ?? {})
    return { ...provider, order, pay }
  }

  /** The same after an attempt to pay, with the payment that the provider reports. */
  async function openWithPayment() {
    const provider = await openWithOrder()
    const proof = provider.pay()
    if (!proof) throw new Error('the payment window returned nothing')
    return { ...provider, proof, payment: await provider.adapter.fetchPayment(proof.paymentId) }
  }

  const day = ({ now }: ProviderUnderTest) => ({
    from: new Date(now().getTime() - 12 * 60 * minute),
    to: new Date(now().getTime() + 12 * 60 * minute),
  })
  const kindOf = (call: Promise<unknown>): Promise<ProviderErrorKind | 'answered'> =>
    call.then(
      () => 'answered',
      (error) => {
        expect(error).toMatchObject({ name: 'ProviderError' })
        return error.kind
      },
    )

  describe(`${name}: orders`, () => {
    test('an order has the amount and the receipt', async () => {
      const { order } = await openWithOrder()
      expect(order).toMatchObject({ amount_paise, currency: 'INR', receipt: 'shop-1' })
      expect(order.id).toMatch(/^[\w-]{1,64}$/)
      expect(order.created_at.getTime()).toBeGreaterThan(0)
    })

    test('the same receipt means the same order, another receipt another one', async () => {
      const { adapter, order } = await openWithOrder()
      const again = await adapter.ensureOrder({ receipt: 'shop-1', amount_paise, searchFirst: true })
      expect(again.id).toBe(order.id)
      const other = await adapter.ensureOrder({ receipt: 'shop-12', amount_paise, searchFirst: true })
      expect(other.id).not.toBe(order.id)
    })

    test('nobody has paid a new order', async () => {
      const { adapter, order } = await openWithOrder()
      expect(await adapter.listOrderPayments(order.id)).toEqual({ payments: [], unreadable: [] })
    })
  })

  describe(`${name}: capabilities`, () => {
    test('there is a payment window only if payments are collected online', async () => {
      const { adapter, attempt } = await open()
      expect(adapter.window !== undefined).toBe(adapter.capabilities.collectsOnline)
      expect(attempt !== undefined).toBe(adapter.capabilities.collectsOnline)
      expect(outcome === 'collects nothing').toBe(!adapter.capabilities.collectsOnline)
    })

    test('a webhook is accepted only from a provider that sends some', async () => {
      const { adapter, signedWebhook } = await open()
      expect(adapter.capabilities.sendsWebhooks).toBe(sendsWebhooks)
      expect(signedWebhook !== undefined).toBe(sendsWebhooks)
      const body = Buffer.from('{"event":"payment.captured"}')
      expect(adapter.readWebhook({ headers: {}, body })).toMatchObject({ ok: false })
    })

    test('fields that are not the provider’s are no proof', async () => {
      const { adapter } = await open()
      expect(adapter.readProof({})).toBeUndefined()
      expect(adapter.readProof({ order: 'order_1', payment: 7, signature: null })).toBeUndefined()
    })

    test('an adapter with a deadline is the same provider', async () => {
      const { adapter, order } = await openWithOrder()
      const hurried = adapter.within(5)
      expect(hurried).toMatchObject({ name: adapter.name, capabilities: adapter.capabilities })
      expect(await hurried.listOrderPayments(order.id)).toMatchObject({ payments: [] })
    })
  })

  if (outcome === 'collects nothing') {
    test(`${name}: there is nothing to list, and refunds are made by other means`, async () => {
      const provider = await openWithOrder()
      const { adapter, order } = provider
      expect(adapter.capabilities).toMatchObject({ refundsByCall: false, listsPayments: false })
      expect(await adapter.listPayments(day(provider))).toEqual({ payments: [], unreadable: [] })
      expect(await adapter.listRefunds(day(provider))).toEqual([])
      expect(await kindOf(adapter.fetchPayment('pay_1'))).toBe('unsupported')
      expect(await kindOf(adapter.capturePayment('pay_1', { amount_paise }))).toBe('unsupported')
      expect(await kindOf(adapter.refundPayment(order.id, { idempotencyKey: 'refund-0001' }))).toBe(
        'unsupported',
      )
    })
    return
  }

  describe(`${name}: payments`, () => {
    test('a receipt is not used for another amount', async () => {
      const { adapter } = await openWithOrder()
      const dearer = { receipt: 'shop-1', amount_paise: amount_paise + 1, searchFirst: true }
      expect(await kindOf(adapter.ensureOrder(dearer))).toBe('refused')
    })

    test('a payment is listed for its own order, in the shop’s terms', async () => {
      const { adapter, order, payment, proof } = await openWithPayment()
      const other = await adapter.ensureOrder({ receipt: 'shop-2', amount_paise })
      expect(payment).toMatchObject({
        provider: adapter.name,
        id: proof.paymentId,
        provider_order_id: order.id,
        amount_paise,
        currency: 'INR',
        refunded_paise: 0,
        ...(outcome === 'captures'
          ? { status: 'captured', captured: true }
          : { status: 'failed', captured: false }),
      } satisfies Partial<ProviderPayment>)
      expect(payment.created_at).toBeInstanceOf(Date)
      expect((await adapter.listOrderPayments(order.id)).payments).toEqual([payment])
      expect((await adapter.listOrderPayments(other.id)).payments).toEqual([])
    })

    test('what the provider does not know is not found', async () => {
      const { adapter } = await open()
      expect(await kindOf(adapter.fetchOrder('order_00000000000000'))).toBe('not-found')
      expect(await kindOf(adapter.fetchPayment('pay_00000000000000'))).toBe('not-found')
      expect(await kindOf(adapter.fetchRefund('rfnd_00000000000000'))).toBe('not-found')
      expect(await kindOf(adapter.listOrderPayments('order_00000000000000'))).toBe('not-found')
    })

    test('a proof is genuine only for its own order, payment and signature', async () => {
      const { adapter, proof } = await openWithPayment()
      const other = await adapter.ensureOrder({ receipt: 'shop-2', amount_paise })
      expect(proof.provider).toBe(adapter.name)
      expect(adapter.isProofGenuine(proof)).toBe(true)
      expect(adapter.isProofGenuine({ ...proof, providerOrderId: other.id })).toBe(false)
      expect(adapter.isProofGenuine({ ...proof, paymentId: 'pay_00000000000000' })).toBe(false)
      for (const signature of ['', 'a', 'a'.repeat(64), proof.signature.toUpperCase()])
        expect(adapter.isProofGenuine({ ...proof, signature })).toBe(false)
    })

    test('the payments of a day are listed page by page, those of another day are not', async () => {
      const provider = await openWithPayment()
      const { adapter, payment } = provider
      const { from, to } = day(provider)
      expect((await adapter.listPayments({ from, to })).payments).toEqual([payment])
      expect((await adapter.listPayments({ from, to, count: 1, skip: 1 })).payments).toEqual([])
      const before = { from: new Date(from.getTime() - 60 * minute), to: from }
      expect((await adapter.listPayments(before)).payments).toEqual([])
    })
  })

  if (outcome === 'declines')
    test(`${name}: a declined payment can be neither captured nor refunded`, async () => {
      const { adapter, payment } = await openWithPayment()
      expect(await kindOf(adapter.capturePayment(payment.id, { amount_paise }))).toBe('refused')
      expect(await kindOf(adapter.refundPayment(payment.id, { idempotencyKey: 'refund-0001' }))).toBe(
        'refused',
      )
      expect(await adapter.listPaymentRefunds(payment.id)).toEqual([])
      expect(await adapter.fetchPayment(payment.id)).toEqual(payment)
    })
  else
    describe(`${name}: refunds`, () => {
      test('a captured payment stays captured when it is captured again', async () => {
        const { adapter, payment } = await openWithPayment()
        expect(await adapter.capturePayment(payment.id, { amount_paise })).toEqual(payment)
        expect(await kindOf(adapter.capturePayment(payment.id, { amount_paise: 100 }))).toBe('refused')
      })

      test('a refund without an amount returns everything', async () => {
        const provider = await openWithPayment()
        const { adapter, payment } = provider
        const refund = await adapter.refundPayment(payment.id, {
          idempotencyKey: 'refund-0001',
          receipt: 'refund-1',
        })
        expect(refund).toMatchObject({ payment_id: payment.id, amount_paise, receipt: 'refund-1' })
        expect(await adapter.fetchRefund(refund.id)).toEqual(refund)
        expect(await adapter.listPaymentRefunds(payment.id)).toEqual([refund])
        expect(await adapter.listRefunds(day(provider))).toEqual([refund])
        expect(await adapter.fetchPayment(payment.id)).toMatchObject({
          status: 'refunded',
          refunded_paise: amount_paise,
        })
      })

      test('a part is refunded once, however often the same refund is requested', async () => {
        const { adapter, payment } = await openWithPayment()
        const request = () =>
          adapter.refundPayment(payment.id, { idempotencyKey: 'refund-0001', amount_paise: 5_000 })
        const refund = await request()
        expect(await request()).toEqual(refund)
        expect(await adapter.fetchPayment(payment.id)).toMatchObject({
          status: 'captured',
          refunded_paise: 5_000,
        })
        const other = { idempotencyKey: 'refund-0002', amount_paise: 5_000 }
        expect((await adapter.refundPayment(payment.id, other)).id).not.toBe(refund.id)
      })

      test('more than was paid is not refunded', async () => {
        const { adapter, payment } = await openWithPayment()
        const tooMuch = { idempotencyKey: 'refund-0001', amount_paise: amount_paise + 1 }
        expect(await kindOf(adapter.refundPayment(payment.id, tooMuch))).toBe('refused')
        expect(await adapter.listPaymentRefunds(payment.id)).toEqual([])
      })
    })

  if (sendsWebhooks) describeWebhookContract(name, openWithPayment)

  if (isRemote)
    test.each([
      ['unreachable', 'unavailable'],
      ['slow', 'unavailable'],
      ['refusingKeys', 'keys-refused'],
      ['busy', 'rate-limited'],
    ] as const)(`${name}: while the provider is %s, every call fails as %s`, async (failure, kind) => {
      const { failing } = await open()
      const adapter = failing?.[failure]()
      if (!adapter) throw new Error('the test cannot make the provider fail')
      expect(await kindOf(adapter.ensureOrder({ receipt: 'shop-1', amount_paise }))).toBe(kind)
      expect(await kindOf(adapter.fetchPayment('pay_00000000000000'))).toBe(kind)
      expect(await kindOf(adapter.listOrderPayments('order_00000000000000'))).toBe(kind)
      const refund = { idempotencyKey: 'refund-0001' }
      expect(await kindOf(adapter.refundPayment('pay_00000000000000', refund))).toBe(kind)
      expect(adapter.lastContact().refusesKeys).toBe(kind === 'keys-refused')
    })
}
