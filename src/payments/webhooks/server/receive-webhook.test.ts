import { signWebhook } from '@pasumai/razorpay-emulator'
import { testKeys } from '@pasumai/razorpay-emulator/testing/in-memory'
import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  deliverWebhooks,
  orderRow,
  type ShopWithPayments,
  shopWithPaymentWindow,
  signedProof,
} from '#test/shop/payment.ts'
import { pollPayments } from './poll-payments.ts'

const secret = testKeys.webhookSecret

/** The body of the last event of this name, as the provider has sent or would have sent it. */
const lastEvent = ({ bank }: ShopWithPayments, event: string) => {
  const found = [...bank.store.deliveries.values()].findLast((delivery) => delivery.event === event)
  if (!found) throw new Error(`there was no ${event}`)
  return found
}

const deliver = (shop: ShopWithPayments, body: string | Buffer, headers: Record<string, string>) =>
  shop
    .visitor()
    .post('/api/payment/webhook', body, { headers: { 'content-type': 'application/json', ...headers } })

// Requirement D-36: A webhook alone is enough to mark an order as paid (decision B8).
test('the webhook alone marks an order as paid, once', async () => {
  const { shop, order, window, initial } = await shopWithPaymentWindow()
  shop.bank.pay(window.id)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  await expectMoneyAndStockRight(shop, initial)
  const events = await shop.db.selectFrom('webhook_events').select('event').orderBy('event').execute()
  expect(events.map(({ event }) => event)).toEqual(['order.paid', 'payment.authorized', 'payment.captured'])
})

// Requirement D-38: An order is paid once, whatever the order and number of its webhooks (decision B8).
test('events in any order, twice or late, change nothing more', async () => {
  const { shop, shopper, order, window, initial } = await shopWithPaymentWindow()
  for (const effect of ['duplicate', 'reorder', 'delay'] as const)
    shop.bank.faults.add({ on: 'webhook', effect, seconds: 30 })
  const payment = shop.bank.pay(window.id)
  await shop.bank.idle()
  await shopper.post('/api/payment/verify', signedProof(order.id, window.id, payment.id))
  shop.clock.pass({ seconds: 60 })
  await shop.bank.webhooks.flush()
  expect([...shop.bank.store.deliveries.values()].map((delivery) => delivery.status)).toEqual([
    'delivered',
    'delivered',
    'delivered',
  ])
  await expectMoneyAndStockRight(shop, initial)
})

// Fails if the signature is not checked over the raw bytes before they are parsed.
test.each([
  ['signed with another secret', 'foreign', (body: string) => body],
  ['whose body was changed', secret, (body: string) => body.replace('captured', 'captureD')],
  ['that was written anew', secret, (body: string) => JSON.stringify(JSON.parse(body), null, 1)],
])('an event %s is refused and changes nothing', async (_what, key, change) => {
  const { shop, order, window } = await shopWithPaymentWindow({ webhooks: false })
  shop.bank.pay(window.id)
  const { body } = lastEvent(shop, 'payment.captured')
  const answer = await deliver(shop, change(body), { 'x-razorpay-signature': signWebhook(body, key) })
  expect(answer.statusCode).toBe(400)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending' })
  expect(await shop.db.selectFrom('payments').selectAll().execute()).toEqual([])
})

test('an event without a signature is refused', async () => {
  const { shop } = await shopWithPaymentWindow({ webhooks: false })
  expect((await deliver(shop, '{}', {})).statusCode).toBe(400)
})

test('during a rotation both secrets are accepted', async () => {
  const { shop, order, window } = await shopWithPaymentWindow({
    webhooks: false,
    env: {
      RAZORPAY_KEY_ID: 'rzp_test_PretendMoney00',
      RAZORPAY_KEY_SECRET: 'pretend-key-secret',
      RAZORPAY_WEBHOOK_SECRET: `new-secret,${secret}`,
    },
  })
  shop.bank.pay(window.id)
  for (const key of ['new-secret', secret]) {
    const { body, id } = lastEvent(shop, 'payment.captured')
    const headers = { 'x-razorpay-signature': signWebhook(body, key), 'x-razorpay-event-id': `${id}${key}` }
    expect((await deliver(shop, body, headers)).statusCode).toBe(200)
  }
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
})

test('an event that says more than is true is not believed', async () => {
  const { shop, order, window } = await shopWithPaymentWindow({ webhooks: false })
  shop.bank.fail(window.id)
  const body = lastEvent(shop, 'payment.failed')
    .body.replace('"event":"payment.failed"', '"event":"payment.captured"')
    .replace('"status":"failed"', '"status":"captured"')
  const answer = await deliver(shop, body, {
    'x-razorpay-signature': signWebhook(body, secret),
    'x-razorpay-event-id': 'evt_old',
  })
  expect(answer.statusCode).toBe(200)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending' })
})

test('what is not an event of ours is taken and left', async () => {
  const { shop } = await shopWithPaymentWindow({ webhooks: false })
  const event = { entity: 'event', event: 'invoice.paid', payload: {}, created_at: 1 }
  const body = JSON.stringify(event)
  const headers = { 'x-razorpay-signature': signWebhook(body, secret), 'x-razorpay-event-id': 'evt_1' }
  expect((await deliver(shop, body, headers)).statusCode).toBe(200)
  expect(await shop.db.selectFrom('unreadable_news').selectAll().execute()).toEqual([])
})

// Fails if the event's id is stored before the statement that makes the order due.
test.each(['webhook:read', 'webhook:kept'])('a process that dies at %s loses nothing', async (deadly) => {
  let alive = false
  const { shop, order, window, initial } = await shopWithPaymentWindow({
    hooks: {
      at: async (point) => {
        if (point === deadly && !alive) throw new Error('killed')
      },
    },
  })
  shop.bank.pay(window.id)
  await shop.bank.idle()
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending' })
  alive = true
  if (deadly === 'webhook:read') await shop.bank.webhooks.flush()
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  await expectMoneyAndStockRight(shop, initial)
})

// Fails if the webhook route calls the provider, which waits five seconds for an answer and then disables the webhook.
test('events are taken without asking a provider that may be slow; the job asks, once', async () => {
  const { shop, order, window, initial } = await shopWithPaymentWindow()
  const fault = shop.bank.faults.add({ on: 'call', effect: 'fail', times: 1 })
  shop.bank.pay(window.id)
  await shop.bank.idle()
  expect([...shop.bank.store.deliveries.values()].map((delivery) => delivery.answers)).toEqual([
    [200],
    [200],
    [200],
  ])
  expect(shop.bank.faults.list()).toEqual([fault])
  await pollPayments(shop)
  expect(shop.bank.faults.list(), 'the browser is given its time').toEqual([fault])
  await deliverWebhooks(shop)
  expect(shop.bank.faults.list()).toEqual([])
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  await expectMoneyAndStockRight(shop, initial)
})

test('of a payment that the browser told of, the events ask for nothing', async () => {
  const { shop, shopper, order, window } = await shopWithPaymentWindow({ webhooks: false })
  const payment = shop.bank.pay(window.id)
  await shopper.post('/api/payment/verify', signedProof(order.id, window.id, payment.id))
  const { ask_at } = await orderRow(shop, order.id)
  for (const event of ['payment.authorized', 'payment.captured', 'order.paid']) {
    const { body, id } = lastEvent(shop, event)
    const headers = { 'x-razorpay-signature': signWebhook(body, secret), 'x-razorpay-event-id': id }
    expect((await deliver(shop, body, headers)).statusCode).toBe(200)
  }
  expect(await orderRow(shop, order.id)).toMatchObject({ ask_at })
})
