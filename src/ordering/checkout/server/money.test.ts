import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { PaymentIssue } from '#payments/reconciliation/contract.ts'
import { pollPayments } from '#payments/webhooks/server/poll-payments.ts'
import {
  createShopWithPayments,
  orderRow,
  payFor,
  placeOrderOf,
  runJobs,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'

const today = '2026-06-15'

async function shopWithAdmin() {
  const shop = await createShopWithPayments({ webhooks: false })
  const muesli = await addProduct(shop.db, { stock: 100 })
  const admin = await signInAs(shop, 'admin')
  const matters = async (): Promise<PaymentIssue[]> => (await admin.get('/api/money/attention')).json()
  const compare = async () => (await admin.get(`/api/money/reconciliation?day=${today}`)).json()
  return { shop, muesli, admin, matters, compare }
}

test('a shop that is well has nothing to look at', async () => {
  const { shop, muesli, matters } = await shopWithAdmin()
  const shopper = await signInShopper(shop)
  await payFor(shop, shopper, (await placeOrderOf(shopper, muesli.id)).id)
  await placeOrderOf(await signInShopper(shop), muesli.id)
  expect(await matters()).toEqual([])
})

test('an order that was paid after it was cancelled is told until it was looked at', async () => {
  const { shop, muesli, admin, matters } = await shopWithAdmin()
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  const window = await startPaying(shopper, order.id)
  await shopper.delete(`/api/orders/${order.id}`)
  const payment = shop.bank.pay(window.id)
  await shopper.get(`/api/payment/state/${order.id}`)
  expect(await matters()).toMatchObject([
    {
      kind: 'paid_after_cancel',
      order_id: order.id,
      customer: 'Anitha Raj',
      order_status: 'paid',
      payment_id: payment.id,
    },
  ])
  expect((await admin.post(`/api/money/attention/${order.id}/done`)).statusCode).toBe(200)
  expect(await matters()).toEqual([])
  expect((await admin.post('/api/money/attention/999/done')).statusCode).toBe(404)
})

test.each([
  ['wrong-amount', 100, 1],
  ['wrong-currency', undefined, null],
] as const)('a payment with a %s is told with what came in', async (effect, amount, rupees) => {
  const { shop, muesli, matters } = await shopWithAdmin()
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  const window = await startPaying(shopper, order.id)
  shop.bank.faults.add({ on: 'payment', effect, ...(amount && { amount }) })
  const payment = shop.bank.pay(window.id)
  await shopper.get(`/api/payment/state/${order.id}`)
  const told = (await matters()).find(({ kind }) => kind === effect.replace('-', '_'))
  expect(told).toMatchObject({ amount: rupees, payment_id: payment.id })
})

// Fails if `flag` overwrites an existing mark.
test('a payment issue that nobody has seen is not replaced by the next one', async () => {
  const { shop, muesli, admin, matters } = await shopWithAdmin()
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  const window = await startPaying(shopper, order.id)
  shop.bank.faults.add({ on: 'payment', effect: 'wrong-amount', amount: 200 })
  shop.bank.pay(window.id)
  await shopper.get(`/api/payment/state/${order.id}`)
  shop.clock.pass({ minutes: 1 })
  shop.bank.faults.add({ on: 'payment', effect: 'wrong-currency' })
  shop.bank.pay(window.id, { force: true })
  await shopper.get(`/api/payment/state/${order.id}`)
  const marks = async () =>
    (await matters()).map(({ kind }) => kind).filter((kind) => !kind.startsWith('refund_'))
  expect(await marks()).toEqual(['wrong_amount'])
  await admin.post(`/api/money/attention/${order.id}/done`)
  expect(await marks()).toEqual([])
})

test('a refund made in the provider’s dashboard is reported once', async () => {
  const { shop, muesli, admin, matters } = await shopWithAdmin()
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  await payFor(shop, shopper, order.id)
  const [payment] = [...shop.bank.store.payments.keys()]
  await shop.payments.online.refundPayment(payment ?? '', { idempotencyKey: 'from-the-dashboard' })
  shop.clock.pass({ minutes: 61 })
  await runJobs(shop)
  await admin.logInAgain()
  expect(await matters()).toMatchObject([{ kind: 'returned_elsewhere', order_id: order.id }])
  await admin.post(`/api/money/attention/${order.id}/done`)
  shop.clock.pass({ days: 1, minutes: 1 })
  await runJobs(shop)
  await admin.logInAgain()
  expect(await matters()).toEqual([])
})

test('what stays unsettled for long is told', async () => {
  const { shop, muesli, admin, matters } = await shopWithAdmin()
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  await startPaying(shopper, order.id)
  shop.clock.pass({ minutes: 76 })
  await admin.logInAgain()
  expect(await matters()).toMatchObject([{ kind: 'unsettled', order_id: order.id }])
})

test('a payment that is neither captured nor refunded is reported after a day', async () => {
  const { shop, muesli, admin, matters } = await shopWithAdmin()
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  const window = await startPaying(shopper, order.id)
  await shopper.delete(`/api/orders/${order.id}`)
  await admin.delete(`/api/products/${muesli.id}`)
  shop.bank.faults.add({ on: 'payment', effect: 'authorise-only' })
  const payment = shop.bank.pay(window.id)
  await shopper.get(`/api/payment/state/${order.id}`)
  shop.clock.pass({ days: 1 })
  await admin.logInAgain()
  expect(await matters(), 'a bank takes its time').toEqual([])
  shop.clock.pass({ seconds: 1 })
  expect(await matters()).toMatchObject([{ kind: 'unsettled', payment_id: payment.id, order_id: order.id }])
})

// Requirement D-100: The merchant is notified of payments that stay without an answer (decision B8).
test('unconfirmed payments are reported while the provider is silent, and counted on the dashboard', async () => {
  const { shop, muesli, admin, matters } = await shopWithAdmin()
  const counted = async () => (await admin.get('/api/overview')).json().money_matters
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  await startPaying(shopper, order.id)
  shop.clock.pass({ minutes: 1 })
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 10_000 })
  for (const seconds of [0, 5, 10, 20]) {
    shop.clock.pass({ seconds })
    await pollPayments(shop)
  }
  expect([await matters(), await counted()], 'a hiccup is no matter').toEqual([[], 0])
  shop.clock.pass({ seconds: 40 })
  await pollPayments(shop)
  const [told] = await matters()
  expect(told).toMatchObject({ kind: 'no_answer', order_id: order.id, amount: 320, order_status: 'pending' })
  expect(told?.what).toBe('Razorpay hasn’t confirmed whether this order was paid.')
  expect(await counted()).toBe(1)
  shop.bank.faults.clear()
  shop.clock.pass({ minutes: 5 })
  await pollPayments(shop)
  expect([await matters(), await counted()]).toEqual([[], 0])
})

// A process of an older release may still run while a new one starts, and write marks that this one does not know.
test('a mark that the shop has no words for is told too, and hides no other matter', async () => {
  const { shop, muesli, admin, matters } = await shopWithAdmin()
  for (const mark of ['returned_elsewhere', 'paid_twice']) {
    const order = await placeOrderOf(await signInShopper(shop), muesli.id)
    await sql`update orders set attention = ${mark}, attention_since = now() where id = ${order.id}`.execute(
      shop.db,
    )
  }
  const told = await matters()
  expect(told.map(({ kind }) => kind).sort()).toEqual(['other', 'paid_twice'])
  const strange = told.find(({ kind }) => kind === 'other')
  expect(strange?.advice).toContain('Razorpay dashboard')
  await admin.post(`/api/money/attention/${strange?.order_id}/done`)
  expect((await matters()).map(({ kind }) => kind)).toEqual(['paid_twice'])
})

test('a day of the provider and ours come out the same', async () => {
  const { shop, muesli, compare } = await shopWithAdmin()
  for (let count = 0; count < 3; count++) {
    const shopper = await signInShopper(shop)
    await payFor(shop, shopper, (await placeOrderOf(shopper, muesli.id)).id)
  }
  const failing = await signInShopper(shop)
  shop.bank.fail((await startPaying(failing, (await placeOrderOf(failing, muesli.id)).id)).id)
  expect(await compare()).toEqual({
    day: today,
    payments: 3,
    returned: { payments: 0, amount: 0 },
    differences: [],
    complete: true,
  })
})

test('a payment that we missed is a difference, and reconciling settles it', async () => {
  const { shop, muesli, admin, compare } = await shopWithAdmin()
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  const payment = shop.bank.pay((await startPaying(shopper, order.id)).id)
  expect(await compare()).toMatchObject({
    payments: 1,
    differences: [
      {
        payment_id: payment.id,
        order_id: order.id,
        what: 'Razorpay has this payment, but your shop doesn’t.',
        provider_amount: 320,
        our_amount: null,
      },
    ],
  })
  const settled = await admin.post('/api/money/reconcile', { day: today })
  expect(settled.json()).toMatchObject({ payments: 1, differences: [], complete: true })
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
})

test('what no settling can explain stays a difference', async () => {
  const { shop, muesli, admin } = await shopWithAdmin()
  const shopper = await signInShopper(shop)
  await payFor(shop, shopper, (await placeOrderOf(shopper, muesli.id)).id)
  await shop.db.updateTable('payments').set({ amount_paise: 1, refunded_paise: 1 }).execute()
  const foreign = await shop.payments.online.ensureOrder({ receipt: 'not-ours', amount_paise: 500 })
  shop.bank.pay(foreign.id)
  const { differences } = (await admin.post('/api/money/reconcile', { day: today })).json()
  expect(
    differences.map((found: { what: string; order_id: number | null }) => [found.order_id, found.what]),
  ).toEqual([
    [null, 'Razorpay has this payment, but your shop doesn’t.'],
    [1, 'The amounts don’t match.'],
  ])
})

test('a day that is none, and a provider that is silent, are refused with a sentence', async () => {
  const { shop, admin } = await shopWithAdmin()
  const wrong = await admin.get('/api/money/reconciliation?day=tomorrow')
  expect([wrong.statusCode, wrong.json().error]).toEqual([400, 'Enter a date, such as 2026-06-15.'])
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 3 })
  const silent = await admin.get(`/api/money/reconciliation?day=${today}`)
  expect([silent.statusCode, silent.json().error]).toEqual([
    503,
    'Razorpay isn’t responding. Try again in a moment.',
  ])
})
