import { signWebhook } from '@pasumai/razorpay-emulator'
import { testKeys } from '@pasumai/razorpay-emulator/testing/in-memory'
import { expect, test } from 'vitest'
import type { PaymentIssue } from '#payments/reconciliation/contract.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  deliverWebhooks,
  orderRow,
  type ShopWithPayments,
  shopWithPaymentWindow,
} from '#test/shop/payment.ts'
import { signInAs } from '#test/shop/shop.ts'
import { pollPayments } from './poll-payments.ts'

type NotifiedAbout = { payload: { payment: { entity: Record<string, unknown> } } }

async function shopWithMerchant() {
  const placed = await shopWithPaymentWindow({ webhooks: false })
  const admin = await signInAs(placed.shop, 'admin')
  const matters = async (): Promise<PaymentIssue[]> => (await admin.get('/api/money/attention')).json()
  const counted = async () => (await admin.get('/api/overview')).json().money_matters
  return { ...placed, admin, matters, counted }
}

/** The provider's event of a capture, changed and then signed. */
function captured({ bank }: ShopWithPayments, change: (event: NotifiedAbout) => unknown) {
  const event: NotifiedAbout = JSON.parse(
    [...bank.store.deliveries.values()].findLast(({ event: name }) => name === 'payment.captured')?.body ??
      '',
  )
  return JSON.stringify(change(event) ?? event)
}

const deliver = (shop: ShopWithPayments, body: string, id = 'evt_strange') =>
  shop.visitor().post('/api/payment/webhook', body, {
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signWebhook(body, testKeys.webhookSecret),
      'x-razorpay-event-id': id,
    },
  })

/** Changes the payment in the event. */
const saying = (changes: object) => (event: NotifiedAbout) =>
  void Object.assign(event.payload.payment.entity, changes)

test.each<[string, (event: NotifiedAbout) => unknown]>([
  ['without notes', saying({ notes: null })],
  ['with 100 KB of notes', saying({ notes: { wish: 'x'.repeat(100_000) } })],
  ['with NUL in its text', saying({ method: '\0', vpa: 'a\0b' })],
  ['with half a sign', saying({ description: '\ud800' })],
  ['with amounts of another type', saying({ amount: 'much' })],
  ['without a time', (event) => ({ ...event, created_at: undefined, entity: undefined })],
])('an event %s makes its order paid', async (_what, change) => {
  const { shop, order, window, initial, matters } = await shopWithMerchant()
  shop.bank.pay(window.id)
  expect((await deliver(shop, captured(shop, change))).statusCode).toBe(200)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  expect(await matters()).toEqual([])
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-102: Every event that the provider signed is accepted; unreadable events are listed for the merchant
//   (decision B8).
test.each<[string, (event: NotifiedAbout) => unknown]>([
  ['names no order', saying({ order_id: undefined })],
  ['has another shape', () => ({ what: 'happened' })],
  ['has NUL all over', () => ({ '\0': ['\0', '\ud800'] })],
])('an event that %s is accepted, and listed until somebody has checked it', async (_what, change) => {
  const { shop, admin, window, matters, counted } = await shopWithMerchant()
  shop.bank.pay(window.id)
  const body = captured(shop, change)
  for (const id of ['evt_1', 'evt_1', 'evt_2']) expect((await deliver(shop, body, id)).statusCode).toBe(200)
  const [told, ...more] = await matters()
  expect(told).toMatchObject({ kind: 'unreadable', order_id: null, amount: null })
  expect(told?.what).toMatch(/^Razorpay (reported a payment without an order|sent an event that couldn’t)/)
  expect([more, await counted()]).toEqual([[], 1])
  expect((await admin.post(`/api/money/news/${told?.news_id}/done`)).statusCode).toBe(200)
  expect([await matters(), await counted()]).toEqual([[], 0])
  expect((await admin.post(`/api/money/news/${told?.news_id}/done`)).statusCode).toBe(404)
})

test('what is signed and no JSON at all is taken too', async () => {
  const { shop, matters } = await shopWithMerchant()
  expect((await deliver(shop, '{"entity":')).statusCode).toBe(200)
  expect(await matters()).toMatchObject([{ kind: 'unreadable' }])
})

test('an event that names only a payment that we know asks about its order', async () => {
  const { shop, shopper, order, window, matters } = await shopWithMerchant()
  shop.bank.faults.add({ on: 'payment', effect: 'fail' })
  shop.bank.pay(window.id)
  await shopper.get(`/api/payment/state/${order.id}`)
  const [failed] = [...shop.bank.store.payments.values()]
  shop.bank.authorizeLate(failed?.entity.id ?? '')
  const body = captured(shop, saying({ order_id: undefined }))
  expect((await deliver(shop, body)).statusCode).toBe(200)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  expect(await matters()).toEqual([])
})

// Fails if one payment in `paymentList` makes the whole list unreadable.
// Requirement D-102
test('an unreadable payment in a list blocks only itself, and is listed', async () => {
  const { shop, order, window, initial, admin, matters, counted } = await shopWithMerchant()
  const strange = shop.bank.fail(window.id)
  const good = shop.bank.pay(window.id)
  Object.assign(shop.bank.store.payments.get(strange.id)?.entity ?? {}, { status: 'in_review' })
  shop.clock.pass({ minutes: 1 })
  await pollPayments(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  await expectMoneyAndStockRight(shop, initial)
  const [told] = await matters()
  expect(told).toMatchObject({ kind: 'unreadable', order_id: order.id, payment_id: strange.id })
  expect(told?.what).toBe('Razorpay lists a payment that the shop cannot read (status).')
  expect(await counted()).toBe(1)
  const day = await admin.get('/api/money/reconciliation?day=2026-06-15')
  expect(day.json()).toMatchObject({
    payments: 1,
    differences: [{ payment_id: strange.id, what: told?.what }],
  })
  expect(good.status).toBe('captured')
})
