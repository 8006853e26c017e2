import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createInMemoryProvider } from '#test/shop/in-memory-provider.ts'
import type { RazorpayOptions } from './razorpay-provider.ts'

let emulator: Awaited<ReturnType<typeof createInMemoryProvider>>
let waits: number[]
beforeEach(async () => {
  emulator = await createInMemoryProvider()
  waits = []
})
afterEach(() => emulator.close())

const client = (options: Partial<RazorpayOptions> = {}) =>
  emulator.adapter({ wait: async (seconds) => void waits.push(seconds), ...options })
const muesli = { receipt: 'shop-1', amount_paise: 45_050, notes: { order: '1' } }
const ordersAtProvider = () => emulator.store.orders.size
const orderAtProvider = (id: string) => emulator.store.orders.get(id)?.entity

describe('calls', () => {
  test('an order is made, found and read', async () => {
    const made = await client().ensureOrder(muesli)
    expect(made).toMatchObject({
      amount_paise: 45_050,
      currency: 'INR',
      receipt: 'shop-1',
    })
    expect(made.notes).toEqual({ order: '1' })
    expect(await client().fetchOrder(made.id)).toEqual(made)
    expect(await client().ensureOrder({ ...muesli, searchFirst: true })).toEqual(made)
  })

  test('a receipt is found only when it is exactly the same', async () => {
    await client().ensureOrder({ ...muesli, receipt: 'shop-12' })
    const made = await client().ensureOrder({ ...muesli, searchFirst: true })
    expect(made).toMatchObject({ receipt: 'shop-1' })
    expect(ordersAtProvider()).toBe(2)
  })

  test('a paid order shows its payments, newest first, and they are captured', async () => {
    const { id } = await client().ensureOrder(muesli)
    const failed = emulator.fail(id)
    const paid = emulator.pay(id)
    expect(orderAtProvider(id)).toMatchObject({ status: 'paid', amount_paid: 45_050, attempts: 2 })
    const { payments: attempts } = await client().listOrderPayments(id)
    expect(attempts.map((payment) => [payment.id, payment.status])).toEqual([
      [paid.id, 'captured'],
      [failed.id, 'failed'],
    ])
    expect(await client().fetchPayment(paid.id)).toMatchObject({
      provider_order_id: id,
      amount_paise: 45_050,
      captured: true,
    })
  })

  test('capturing takes authorised money once, and again is a success', async () => {
    const { id } = await client().ensureOrder(muesli)
    emulator.faults.add({ on: 'payment', effect: 'authorise-only' })
    const { id: paymentId } = emulator.pay(id)
    expect(await client().fetchPayment(paymentId)).toMatchObject({ status: 'authorized', captured: false })
    for (const _ of ['first', 'again'])
      expect(await client().capturePayment(paymentId, { amount_paise: 45_050 })).toMatchObject({
        status: 'captured',
      })
    expect(orderAtProvider(id)).toMatchObject({ status: 'paid', amount_paid: 45_050 })
  })

  test('capturing another amount is refused', async () => {
    const { id } = await client().ensureOrder(muesli)
    emulator.faults.add({ on: 'payment', effect: 'authorise-only' })
    const { id: paymentId } = emulator.pay(id)
    await expect(client().capturePayment(paymentId, { amount_paise: 100 })).rejects.toMatchObject({
      kind: 'refused',
    })
  })

  test('a refund with the same key is one refund', async () => {
    const { id } = await client().ensureOrder(muesli)
    const payment = emulator.pay(id)
    const ask = () => client().refundPayment(payment.id, { idempotencyKey: 'refund-order-1', receipt: 'r-1' })
    const first = await ask()
    expect(await ask()).toEqual(first)
    expect(first).toMatchObject({ amount_paise: 45_050, status: 'processed', payment_id: payment.id })
    expect(await client().fetchRefund(first.id)).toEqual(first)
    expect(await client().listPaymentRefunds(payment.id)).toEqual([first])
    expect(await client().fetchPayment(payment.id)).toMatchObject({
      status: 'refunded',
      refunded_paise: 45_050,
    })
  })

  test('the same refund key for something else is refused', async () => {
    const { id } = await client().ensureOrder(muesli)
    const payment = emulator.pay(id)
    await client().refundPayment(payment.id, { idempotencyKey: 'refund-order-1', amount_paise: 100 })
    await expect(
      client().refundPayment(payment.id, { idempotencyKey: 'refund-order-1', amount_paise: 200 }),
    ).rejects.toMatchObject({ kind: 'refused' })
  })

  test('payments of a time are listed page by page', async () => {
    const { id } = await client().ensureOrder(muesli)
    for (let n = 0; n < 5; n++) {
      emulator.fail(id)
      emulator.clock.advance(60)
    }
    const to = emulator.clock.now()
    const secondsAgo = (seconds: number) => new Date(to.getTime() - seconds * 1000)
    expect((await client().listPayments({ from: secondsAgo(300), to, count: 2 })).payments).toHaveLength(2)
    expect(
      (await client().listPayments({ from: secondsAgo(300), to, count: 2, skip: 4 })).payments,
    ).toHaveLength(1)
    expect((await client().listPayments({ from: secondsAgo(120), to })).payments).toHaveLength(2)
  })
})

describe('refusals', () => {
  test.each([
    ['too little', () => client().ensureOrder({ ...muesli, amount_paise: 99 }), 'refused', /minimum amount/],
    ['half a paisa', () => client().ensureOrder({ ...muesli, amount_paise: 100.5 }), 'refused', /integer/],
    ['a long receipt', () => client().ensureOrder({ ...muesli, receipt: 'x'.repeat(41) }), 'refused', /40/],
    ['an unknown order', () => client().fetchOrder('order_00000000000000'), 'not-found', /does not exist/],
    ['an unknown payment', () => client().fetchPayment('pay_00000000000000'), 'not-found', /does not exist/],
    ['an unknown refund', () => client().fetchRefund('rfnd_00000000000000'), 'not-found', /does not exist/],
    [
      'a wrong secret',
      () => client({ keySecret: 'wrong' }).ensureOrder(muesli),
      'keys-refused',
      /Authentication failed/,
    ],
    [
      'a page too large',
      () => client().listPayments({ from: new Date(0), to: new Date(1000), count: 101 }),
      'refused',
      /greater than 100/,
    ],
  ])('%s', async (_, ask, kind, description) => {
    await expect(ask()).rejects.toMatchObject({ kind, code: 'BAD_REQUEST_ERROR' })
    await expect(ask()).rejects.toThrow(description)
    expect(waits, 'a refusal is not tried again').toEqual([])
  })
})

describe('answers that do not come', () => {
  test('a question is asked again, with pauses, until it is answered', async () => {
    const { id } = await client().ensureOrder(muesli)
    emulator.faults.add({ on: 'call', call: 'GET *', effect: 'fail', times: 2 })
    expect(await client().fetchOrder(id)).toMatchObject({ id })
    expect(waits).toHaveLength(2)
    expect(waits[1]).toBeGreaterThanOrEqual(0.2)
  })

  test.each(['fail', 'cut'] as const)('%s to the last try is `unavailable`', async (effect) => {
    emulator.faults.add({ on: 'call', effect, times: 3 })
    await expect(client().fetchOrder('order_00000000000000')).rejects.toMatchObject({ kind: 'unavailable' })
    expect(waits).toHaveLength(2)
  })

  test('silence ends in a timeout', async () => {
    emulator.faults.add({ on: 'call', effect: 'time-out' })
    const asked = client({ timeoutSeconds: 0.02, tries: 1 }).fetchOrder('order_00000000000000')
    await expect(asked).rejects.toThrow('no response within 0.02 seconds')
  })

  test('too many requests: waits as long as it is told, and asks again', async () => {
    emulator.faults.add({ on: 'call', effect: 'rate-limit' })
    await client().ensureOrder(muesli)
    expect(waits).toEqual([1])
    emulator.faults.add({ on: 'call', effect: 'rate-limit', times: 3 })
    await expect(client().ensureOrder(muesli)).rejects.toMatchObject({ kind: 'rate-limited' })
  })

  test('an answer of another shape is `unavailable`', async () => {
    const exchange = async () => ({
      status: 200,
      retryAfter: undefined,
      text: '{"id":"order_1","amount":"many"}',
    })
    await expect(client({ exchange, tries: 1 }).fetchOrder('order_1')).rejects.toMatchObject({
      kind: 'unavailable',
    })
  })

  test('a refund whose answer was lost is asked for again and made once', async () => {
    const { id } = await client().ensureOrder(muesli)
    const payment = emulator.pay(id)
    emulator.faults.add({ on: 'call', call: 'POST /v1/payments/*/refund', effect: 'cut', when: 'after' })
    await client().refundPayment(payment.id, { idempotencyKey: 'refund-order-1' })
    expect(emulator.store.refunds.size).toBe(1)
  })

  test('a capture whose answer was lost is a success', async () => {
    const { id } = await client().ensureOrder(muesli)
    emulator.faults.add({ on: 'payment', effect: 'authorise-only' })
    const payment = emulator.pay(id)
    emulator.faults.add({ on: 'call', call: '*/capture', effect: 'fail', when: 'after' })
    expect(await client().capturePayment(payment.id, { amount_paise: 45_050 })).toMatchObject({
      status: 'captured',
    })
  })
})

describe('one order for a receipt', () => {
  test.each(['fail', 'cut'] as const)('when the answer is lost after the effect (%s)', async (effect) => {
    emulator.faults.add({ on: 'call', call: 'POST /v1/orders', effect, when: 'after' })
    expect(await client().ensureOrder(muesli)).toMatchObject({ receipt: 'shop-1' })
    expect(ordersAtProvider()).toBe(1)
  })

  test('when both answers are lost', async () => {
    emulator.faults.add({ on: 'call', call: 'POST /v1/orders', effect: 'cut', when: 'before' })
    emulator.faults.add({ on: 'call', call: 'POST /v1/orders', effect: 'cut', when: 'after' })
    await client().ensureOrder(muesli)
    expect(ordersAtProvider()).toBe(1)
  })

  test('when the call failed before its effect', async () => {
    emulator.faults.add({ on: 'call', call: 'POST /v1/orders', effect: 'fail', when: 'before' })
    await client().ensureOrder(muesli)
    expect(ordersAtProvider()).toBe(1)
  })

  test('when a former process may have asked', async () => {
    const made = await client().ensureOrder(muesli)
    expect(await client().ensureOrder({ ...muesli, searchFirst: true })).toEqual(made)
    expect(ordersAtProvider()).toBe(1)
  })

  test('but not for another amount', async () => {
    await client().ensureOrder(muesli)
    const asked = client().ensureOrder({ ...muesli, amount_paise: 1_000, searchFirst: true })
    await expect(asked).rejects.toMatchObject({ kind: 'refused', code: 'RECEIPT_TAKEN' })
  })

  test('nothing comes of it while the provider is down', async () => {
    emulator.faults.add({ on: 'call', effect: 'fail', times: 100 })
    await expect(client().ensureOrder(muesli)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(ordersAtProvider()).toBe(0)
  })
})
