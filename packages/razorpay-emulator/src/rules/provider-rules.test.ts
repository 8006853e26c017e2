import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createInMemoryEmulator } from '../testing/in-memory.ts'
import { createMerchant, muesliOrder } from '../testing/merchant.ts'

let emulator: Awaited<ReturnType<typeof createInMemoryEmulator>>
let merchant: ReturnType<typeof createMerchant>
beforeEach(async () => {
  emulator = await createInMemoryEmulator()
  merchant = createMerchant(emulator.app)
})
afterEach(() => emulator.close())

const newOrder = async () => (await merchant.createOrder(muesliOrder)).id
const minutes = 60
const days = 86_400

/** The events that the shop received: the name and the payment's status at that moment. */
async function events() {
  await emulator.idle()
  return emulator.received.map(({ body }) => {
    const { event, payload } = JSON.parse(body)
    return `${event} ${payload.refund?.entity.status ?? payload.payment.entity.status}`
  })
}

describe('one order is paid once', () => {
  test('a second payment on a paid order is refused', async () => {
    const order = await newOrder()
    emulator.pay(order)
    expect(() => emulator.pay(order)).toThrow('Payment already done for this order.')
    expect(() => emulator.fail(order)).toThrow('Payment already done for this order.')
  })

  test('so is one while money for it is on its way', async () => {
    const order = await newOrder()
    emulator.faults.add({ on: 'payment', effect: 'authorise-only' })
    emulator.pay(order)
    expect(() => emulator.pay(order)).toThrow('A payment for this order is being processed.')
  })

  test('money of an attempt that was under way goes back by itself', async () => {
    const order = await newOrder()
    emulator.pay(order)
    const second = emulator.pay(order, { force: true })
    expect(await merchant.fetchPayment(second.id)).toMatchObject({ status: 'refunded', captured: false })
    expect(await merchant.fetchOrder(order)).toMatchObject({
      status: 'paid',
      amount_paid: 45_050,
      attempts: 2,
    })
    expect(await merchant.listPaymentRefunds(second.id)).toMatchObject([
      { amount: 45_050, status: 'processed' },
    ])
  })

  test('two attempts at the same time: one paid, one returned', async () => {
    const order = await newOrder()
    emulator.faults.add({ on: 'payment', effect: 'twice' })
    emulator.pay(order)
    const statuses = (await merchant.listOrderPayments(order)).map((payment) => payment.status)
    expect(statuses).toEqual(['refunded', 'captured'])
  })
})

describe('a bank that answers late', () => {
  test('soon enough: failed, then captured', async () => {
    const order = await newOrder()
    emulator.faults.add({ on: 'payment', effect: 'authorise-late', seconds: 30 * minutes })
    const { id, status } = emulator.pay(order)
    expect(status).toBe('failed')
    emulator.clock.advance(30 * minutes)
    expect(await merchant.fetchPayment(id)).toMatchObject({ status: 'captured', error_code: null })
    expect(await events()).toEqual([
      'payment.failed failed',
      'payment.authorized authorized',
      'payment.captured captured',
      'order.paid captured',
    ])
  })

  test('after the order’s time for automatic capture: authorised, and returned in the end', async () => {
    const order = await newOrder()
    const { id } = emulator.fail(order)
    emulator.clock.advance(2 * days)
    emulator.authorizeLate(id)
    expect(await merchant.fetchPayment(id)).toMatchObject({ status: 'authorized' })
    emulator.clock.advance(3 * days)
    expect(await merchant.fetchPayment(id)).toMatchObject({ status: 'refunded', captured: false })
    expect(await events()).toContain('refund.processed processed')
  })

  test('after another attempt paid: returned at once', async () => {
    const order = await newOrder()
    const { id } = emulator.fail(order)
    emulator.pay(order)
    emulator.authorizeLate(id)
    expect(await merchant.fetchPayment(id)).toMatchObject({ status: 'refunded', captured: false })
  })
})

describe('what an order settles about capture', () => {
  test('an order that names nothing waits for the merchant', async () => {
    const { id } = await merchant.createOrder({ amount: 100 })
    expect(emulator.pay(id).status).toBe('authorized')
  })

  test('authorised money that is captured does not go back', async () => {
    const order = await newOrder()
    emulator.faults.add({ on: 'payment', effect: 'authorise-only' })
    const { id } = emulator.pay(order)
    await merchant.capturePayment(id, 45_050)
    emulator.clock.advance(10 * days)
    expect(await merchant.fetchPayment(id)).toMatchObject({ status: 'captured', amount_refunded: 0 })
  })
})

describe('refunds', () => {
  test('more than was paid is refused, and so is a second whole one', async () => {
    const { id } = emulator.pay(await newOrder())
    const refund = (amount?: number) => merchant.refundPayment(id, crypto.randomUUID(), amount)
    await expect(refund(45_051)).rejects.toThrow('greater than the refund payment amount')
    await refund()
    await expect(refund()).rejects.toThrow('fully refunded already')
  })

  test('only captured money can be refunded', async () => {
    const { id } = emulator.fail(await newOrder())
    const asked = merchant.refundPayment(id, crypto.randomUUID())
    await expect(asked).rejects.toThrow('should be captured')
  })

  test.each(['short', 'with spaces here', 'umlaut-äöü-key'])('the key %j is refused', async (key) => {
    const { id } = emulator.pay(await newOrder())
    const asked = merchant.refundPayment(id, key)
    await expect(asked).rejects.toThrow('The idempotency key is invalid.')
  })

  test.each([
    ['failed', 'captured', 0],
    ['processed', 'refunded', 45_050],
  ] as const)('one that stays pending, then is %s', async (end, payment, refunded) => {
    const { id } = emulator.pay(await newOrder())
    emulator.faults.add({ on: 'refund', effect: 'stay-pending' })
    const refund = await merchant.refundPayment(id, crypto.randomUUID())
    expect(refund.status).toBe('pending')
    emulator.settleRefund(refund.id, end)
    expect(await merchant.fetchRefund(refund.id)).toMatchObject({ status: end })
    expect(await merchant.fetchPayment(id)).toMatchObject({ status: payment, amount_refunded: refunded })
    expect((await events()).slice(-2)).toEqual(['refund.created pending', `refund.${end} ${end}`])
    expect(() => emulator.settleRefund(refund.id, end)).toThrow(`The refund is ${end} already`)
  })

  test('one that fails by itself after a while', async () => {
    const { id } = emulator.pay(await newOrder())
    emulator.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
    const refund = await merchant.refundPayment(id, crypto.randomUUID())
    emulator.clock.advance(60)
    expect(await merchant.fetchRefund(refund.id)).toMatchObject({ status: 'failed' })
  })
})

describe('payments that are not what the order asked for', () => {
  test.each([
    [{ effect: 'wrong-amount' }, { amount: 45_049 }],
    [{ effect: 'wrong-amount', amount: 1 }, { amount: 1 }],
    [{ effect: 'wrong-currency' }, { currency: 'USD' }],
    [{ effect: 'wrong-order', order_id: 'order_00000000000000' }, { order_id: 'order_00000000000000' }],
  ] as const)('%j', async (fault, payment) => {
    const order = await newOrder()
    emulator.faults.add({ on: 'payment', ...fault })
    expect(emulator.pay(order)).toMatchObject({ status: 'captured', ...payment })
  })

  test('an order that got too little is not paid', async () => {
    const order = await newOrder()
    emulator.faults.add({ on: 'payment', effect: 'wrong-amount' })
    emulator.pay(order)
    expect(await merchant.fetchOrder(order)).toMatchObject({ status: 'attempted', amount_due: 1 })
    expect(await events()).not.toContain('order.paid captured')
  })
})
