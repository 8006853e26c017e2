import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  deliverWebhooks,
  orderRow,
  payFor,
  placeOrderOf,
  runJobs,
  shopWithPaymentWindow,
  signedProof,
  signInShopper,
  stockOf,
} from '#test/shop/payment.ts'
import { signInAs } from '#test/shop/shop.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'

async function fourOrdered(options: Parameters<typeof shopWithPaymentWindow>[0] = { webhooks: false }) {
  const placed = await shopWithPaymentWindow({ units: 4, ...options })
  return { ...placed, cancel: () => placed.shopper.delete(`/api/orders/${placed.order.id}`) }
}

// Requirement 4-22: Checkout step 5: closing the payment window deletes the order (decision B7).
// Requirement 7-33: DELETE /orders/{id} cancels an unpaid order (decision B7).
// Requirement D-34: An order whose payment window is closed leaves the list, its stock is released, and its record is
//   kept (decision B7).
test('an order whose payment window is closed leaves the list, is restocked and keeps its record', async () => {
  const { shop, muesli, shopper, order, cancel } = await fourOrdered()
  const cancelled = await cancel()
  expect(cancelled.statusCode).toBe(200)
  expect(cancelled.json()).toEqual({ message: 'Payment cancelled. Order deleted.' })
  expect(await stockOf(shop, muesli.id)).toBe(10)
  expect((await shopper.get('/api/orders')).json()).toEqual([])
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'dismissed' })
})

// Fails if `cancelUnpaidOrder` restocks without checking the locked order's status.
test('cancelling twice, and at once, is a success and restocks once', async () => {
  const { shop, muesli, cancel } = await fourOrdered()
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
  expect(await stockOf(shop, muesli.id)).toBe(10)
})

// Requirement 1-19: An order whose payment is confirmed can't be cancelled.
test('a paid order can’t be cancelled', async () => {
  const { shop, muesli, shopper, order, cancel } = await fourOrdered()
  await payFor(shop, shopper, order.id)
  const refused = await cancel()
  expect(refused.statusCode).toBe(409)
  expect(refused.json().error).toBe('An order can be cancelled only before payment is confirmed.')
  expect(await stockOf(shop, muesli.id)).toBe(6)
})

test('of an order that is paid or given up the provider is not asked', async () => {
  const { shop, shopper, order } = await fourOrdered()
  await payFor(shop, shopper, order.id)
  shop.bank.faults.add({ on: 'call', effect: 'fail' })
  const from = { network: '49.37.1.1', device: undefined }
  const asked = { userId: shopper.user.id, orderId: order.id, from }
  expect(await cancelOwnOrder(shop, asked)).toEqual({ ok: false, reason: 'PAID' })
  expect(shop.bank.faults.list(), 'nothing was asked').toHaveLength(1)
  shop.bank.faults.clear()

  const other = await fourOrdered()
  await other.cancel()
  other.shop.bank.faults.add({ on: 'call', effect: 'fail' })
  expect((await other.cancel()).statusCode).toBe(200)
  expect(other.shop.bank.faults.list(), 'nothing was asked').toHaveLength(1)
})

test('a window that was closed after paying does not cancel: the provider is asked first', async () => {
  const { shop, order, window, cancel, initial } = await fourOrdered()
  shop.bank.pay(window.id)
  expect((await cancel()).statusCode).toBe(409)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-35: A payment that arrives for a cancelled order reinstates the order or is refunded (decision B7).
test('a payment seconds after the window was closed is accepted while there is stock', async () => {
  const { shop, shopper, order, window, cancel, initial } = await fourOrdered({ webhooks: true })
  shop.bank.payLater(window.id, 5)
  await cancel()
  shop.clock.pass({ seconds: 6 })
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', attention: 'paid_after_cancel' })
  expect((await shopper.get('/api/orders')).json()).toMatchObject([{ id: order.id, status: 'paid' }])
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-35
test('if its stock is gone the payment is refunded, and the customer is told', async () => {
  const { shop, muesli, shopper, order, window, cancel, initial } = await fourOrdered({ webhooks: true })
  await cancel()
  const other = await signInShopper(shop)
  const taken = await placeOrderOf(other, muesli.id, 8)
  await payFor(shop, other, taken.id)
  const payment = shop.bank.pay(window.id)
  await shop.bank.idle()
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled' })
  const verified = await shopper.post('/api/payment/verify', signedProof(order.id, window.id, payment.id))
  expect(verified.statusCode).toBe(409)
  expect(verified.json()).toMatchObject({
    state: 'returning',
    error: 'This order wasn’t completed. We’ll refund your payment within 5 to 7 business days.',
  })
  await runJobs(shop)
  expect((await shopper.get(`/api/payment/state/${order.id}`)).json()).toMatchObject({
    state: 'returned',
    payment_id: payment.id,
  })
  // An order for which money was received stays in the list.
  expect((await shopper.get('/api/orders')).json()).toMatchObject([{ id: order.id, status: 'cancelled' }])
  await expectMoneyAndStockRight(shop, initial)
})

test('an authorised payment for an order that is out of stock isn’t captured', async () => {
  const { shop, muesli, shopper, order, window, cancel, initial } = await fourOrdered()
  await cancel()
  await placeOrderOf(await signInShopper(shop), muesli.id, 8)
  shop.bank.faults.add({ on: 'payment', effect: 'authorise-only' })
  const payment = shop.bank.pay(window.id)
  expect((await shopper.get(`/api/payment/state/${order.id}`)).json()).toMatchObject({ state: 'returning' })
  expect(shop.bank.store.payments.get(payment.id)?.entity.status).toBe('authorized')
  for (let day = 0; day < 6; day++) {
    shop.clock.pass({ days: 1 })
    await runJobs(shop)
  }
  expect((await shopper.get(`/api/payment/state/${order.id}`)).json()).toMatchObject({ state: 'returned' })
  await expectMoneyAndStockRight(shop, { ...initial })
})

// Fails if `isStockAvailable` accepts archived products.
test('an authorised payment for a product that has since been archived isn’t captured', async () => {
  const { shop, muesli, shopper, order, window, cancel } = await fourOrdered()
  await cancel()
  const admin = await signInAs(shop, 'admin')
  expect((await admin.delete(`/api/products/${muesli.id}`)).statusCode).toBe(200)
  shop.bank.faults.add({ on: 'payment', effect: 'authorise-only' })
  const payment = shop.bank.pay(window.id)
  expect((await shopper.get(`/api/payment/state/${order.id}`)).json()).toMatchObject({ state: 'returning' })
  expect(shop.bank.store.payments.get(payment.id)?.entity.status).toBe('authorized')
})

test('while the provider is silent the order is given up, and its late money is found', async () => {
  const { shop, muesli, order, window, cancel, initial } = await fourOrdered()
  shop.bank.pay(window.id)
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 3 })
  expect((await cancel()).statusCode).toBe(200)
  expect(await stockOf(shop, muesli.id)).toBe(10)
  shop.clock.pass({ minutes: 5 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  await expectMoneyAndStockRight(shop, initial)
})

// Invariant: a cancel that races a capture ends as paid, or as cancelled and returned. Forced here at each point
// between polling and cancelling; the real race is in checkout.race.ts.
test.each(['cancel:asked', 'settle:asked', 'settle:applied'])(
  'a capture that arrives at %s is not lost',
  async (at) => {
    let paid = false
    const { shop, order, window, cancel, initial } = await fourOrdered({
      webhooks: false,
      hooks: {
        at: async (point) => {
          if (point !== at || paid) return
          paid = true
          shop.bank.pay(window.id)
        },
      },
    })
    await cancel()
    shop.clock.pass({ minutes: 5 })
    await runJobs(shop)
    expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
    await expectMoneyAndStockRight(shop, initial)
  },
)
