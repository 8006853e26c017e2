import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signCheckout } from '../signatures.ts'
import { createInMemoryEmulator, testKeys } from '../testing/in-memory.ts'
import { createMerchant, muesliOrder } from '../testing/merchant.ts'

let emulator: Awaited<ReturnType<typeof createInMemoryEmulator>>
let order: string
beforeEach(async () => {
  emulator = await createInMemoryEmulator()
  order = (await createMerchant(emulator.app).createOrder(muesliOrder)).id
})
afterEach(() => emulator.close())

const press = (what: 'pay' | 'fail', fields: Record<string, string> = {}) =>
  emulator.app.inject({
    method: 'POST',
    url: `/v1/checkout/orders/${order}/${what}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ key_id: testKeys.keyId, method: 'upi', ...fields }).toString(),
  })

test('the script is one classic script without imports, readable from any shop', async () => {
  const { body, headers } = await emulator.app.inject('/v1/checkout.js')
  expect(headers['content-type']).toContain('text/javascript')
  expect(body).not.toMatch(/^(import|export) /m)
  expect(() => new Function(body)).not.toThrow()
})

test('the window learns the order’s own amount', async () => {
  const answer = await emulator.app.inject(`/v1/checkout/orders/${order}?key_id=${testKeys.keyId}`)
  expect(answer.json()).toEqual({ id: order, amount: 45_050, currency: 'INR', status: 'created' })
  expect(answer.headers['access-control-allow-origin']).toBe('*')
})

test('Pay answers with a pair that is signed', async () => {
  const answer = (await press('pay', { email: 'anitha@example.com', contact: '+919876543210' })).json()
  const pair = { orderId: order, paymentId: answer.razorpay_payment_id }
  expect(answer.razorpay_signature).toBe(signCheckout(pair, testKeys.keySecret))
  const payment = emulator.store.payments.get(answer.razorpay_payment_id)?.entity
  expect(payment).toMatchObject({ email: 'anitha@example.com', contact: '+919876543210', status: 'captured' })
})

test('Fail answers with the reason, and the order can still be paid', async () => {
  expect((await press('fail')).json().error).toMatchObject({
    reason: 'payment_failed',
    metadata: { order_id: order },
  })
  expect((await press('pay')).statusCode).toBe(200)
})

test('a payment that a fault lets fail reads as a failure', async () => {
  emulator.faults.add({ on: 'payment', effect: 'fail' })
  expect((await press('pay')).json().error).toMatchObject({ reason: 'payment_failed' })
})

test('another key opens nothing', async () => {
  expect((await press('pay', { key_id: 'rzp_test_another' })).statusCode).toBe(400)
  expect(emulator.store.payments.size).toBe(0)
})

test('it works under a prefix of an app that reads bodies in its own way', async () => {
  const inner = await createInMemoryEmulator()
  const shop = Fastify()
  shop.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  )
  shop.register(inner.plugin, { prefix: '/razorpay-emulator' })
  const merchant = createMerchant(shop, '/razorpay-emulator')
  inner.faults.add({ on: 'call', call: 'POST /v1/orders', effect: 'rate-limit' })
  await expect(merchant.createOrder(muesliOrder)).rejects.toMatchObject({ status: 429 })
  expect(await merchant.createOrder(muesliOrder)).toMatchObject({ status: 'created' })
  expect(inner.faults.list()).toEqual([])
  const unknown = await shop.inject('/razorpay-emulator/v1/weather')
  expect(unknown.json()).toMatchObject({
    error: { description: 'The requested URL was not found on the server.' },
  })
  await shop.close()
  await inner.close()
})
