import { expect, test } from 'vitest'
import { paymentSentences, moneyStateSentences as sentences } from '#ordering/checkout/words/index.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { addProduct } from '#test/shop/shop.ts'
import type { KnownPayment } from './judge-payments.ts'
import { toPaymentState } from './payment-state.ts'

const pending = {
  id: 7,
  status: 'pending',
  total_price: 320,
  paid_at: null,
  refunded: 0,
} as const
const cancelled = { ...pending, status: 'cancelled' } as const
const paid = { ...pending, status: 'paid', paid_at: '2026-06-15T06:00:00.000Z' } as const
const handedOver = { ...pending, status: 'delivered' } as const
const payment = (known: Partial<KnownPayment>): KnownPayment => ({
  id: 'pay_1',
  provider: 'razorpay',
  provider_payment_id: 'pay_1',
  status: 'captured',
  amount_paise: 32_000,
  currency: 'INR',
  refunded_paise: 0,
  captured: true,
  pays_order: false,
  problem: null,
  method: 'upi',
  created_at: new Date(),
  refund: null,
  ...known,
})

// Requirement D-98: An order that was handed over without payment is labelled 'Delivered, not paid online' (decision
//   B12).
test.each([
  ['nothing tried', pending, [], 'unpaid', /hasn’t been paid yet/],
  [
    'a failed attempt',
    pending,
    [payment({ status: 'failed' })],
    'unpaid',
    /didn’t go through. You can try again/,
  ],
  [
    'an attempt under way',
    pending,
    [payment({ status: 'created' })],
    'confirming',
    /bank is still confirming/,
  ],
  [
    'an authorised payment',
    pending,
    [payment({ status: 'authorized' })],
    'confirming',
    /bank is still confirming/,
  ],
  ['a paid order', paid, [payment({ pays_order: true })], 'received', /We’ve received your payment/],
  [
    'a paid order, paid twice',
    paid,
    [payment({ pays_order: true }), payment({ id: 'pay_2', refund: 'open' })],
    'received',
    /received/,
  ],
  [
    'a paid order, partly returned',
    { ...paid, refunded: 100 },
    [payment({ pays_order: true, refunded_paise: 10_000 })],
    'received',
    /order is confirmed. We’ve refunded ₹100.00/,
  ],
  [
    'a paid order, wholly returned',
    { ...paid, status: 'cancelled', refunded: 320 },
    [payment({ pays_order: true, status: 'refunded' })],
    'returned',
    /was paid and then cancelled. We’ve refunded your payment in full/,
  ],
  ['handed over unpaid', handedOver, [], 'handed_over', /was delivered without online payment/],
  [
    'handed over after a failure',
    handedOver,
    [payment({ status: 'failed' })],
    'handed_over',
    /There’s nothing to pay here/,
  ],
  [
    'handed over while the bank confirms',
    handedOver,
    [payment({ status: 'authorized' })],
    'confirming',
    /bank is still confirming/,
  ],
  ['given up before paying', cancelled, [], 'cancelled', /cancelled before payment/],
  [
    'given up after a failure',
    cancelled,
    [payment({ status: 'failed' })],
    'cancelled',
    /cancelled before payment/,
  ],
  [
    'paid too late',
    cancelled,
    [payment({ refund: 'open' })],
    'returning',
    /We’ll refund your payment within 5 to 7 business days/,
  ],
  [
    'paid too late, not taken',
    cancelled,
    [payment({ status: 'authorized' })],
    'returning',
    /We’ll refund your payment within 5 to 7 business days/,
  ],
  ['a refund that failed', cancelled, [payment({ refund: 'failed' })], 'returning', /Email care@/],
  [
    'a refund that arrived',
    cancelled,
    [payment({ status: 'refunded', refund: 'processed' })],
    'returned',
    /We’ve refunded your payment/,
  ],
  [
    'let go by the provider',
    cancelled,
    [payment({ status: 'refunded', captured: false })],
    'returned',
    /We’ve refunded your payment/,
  ],
  [
    'a wrong amount, going back',
    pending,
    [payment({ problem: 'wrong_amount', refund: 'open' })],
    'returning',
    /We’ll refund your payment/,
  ],
  [
    'a wrong amount, gone back',
    pending,
    [payment({ problem: 'wrong_amount', status: 'refunded', refund: 'processed' })],
    'unpaid',
    /hasn’t been paid/,
  ],
] as const)('%s has the right state and message', (_what, order, payments, state, message) => {
  const told = toPaymentState(demoStoreSettings, order, [...payments])
  expect(told).toMatchObject({
    order_id: 7,
    state,
    total_price: 320,
  })
  expect(told.sentence.in('en')).toMatch(message)
})

test('the state asks the provider, so that a closed browser comes back to the truth', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  const ask = async () => (await shopper.get(`/api/payment/state/${order.id}`)).json()
  expect(await ask()).toMatchObject({ state: 'unpaid', payment_id: null })
  const window = await startPaying(shopper, order.id)
  const payment = shop.bank.pay(window.id)
  expect(await ask()).toMatchObject({ state: 'received', payment_id: payment.id })
})

test('who asks in Tamil is told in Tamil, and pays for an order that is called so', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  const told = await shopper.get(`/ta/api/payment/state/${order.id}`)
  expect(told.json()).toMatchObject({ state: 'unpaid', message: sentences.unpaid.in('ta') })
  const window = await shopper.post('/ta/api/payment/initiate', { order_id: order.id })
  expect(window.json().description).toBe(paymentSentences.inWindow({ id: order.id }).in('ta'))
})

test('while the provider is silent nobody is told that they have not paid', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  await startPaying(shopper, order.id)
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 3 })
  const answer = await shopper.get(`/api/payment/state/${order.id}`)
  expect(answer.json()).toMatchObject({
    state: 'confirming',
    message: expect.stringContaining('you don’t need to pay again'),
  })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a settled order costs the provider no question', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  await payFor(shop, shopper, order.id)
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 3 })
  await shopper.get(`/api/payment/state/${order.id}`)
  expect(shop.bank.faults.list()).toMatchObject([{ times: 3 }])
})
